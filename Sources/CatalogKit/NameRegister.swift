/// Hands out file names, each once within its level.
package struct NameRegister {
    package enum Level: Hashable {
        case component
        case variant(FileName)
        case mode(FileName, FileName)
        case step(FileName, FileName)

        var noun: String {
            switch self {
            case .component: "component"
            case .variant: "variant"
            case .mode: "mode"
            case .step: "step"
            }
        }
    }

    private struct Key: Hashable {
        var level: Level
        var file: FileName
    }

    private var owners: [Key: (name: String, place: String)] = [:]

    package init() {}

    package mutating func register(
        _ level: Level, _ name: String, at place: String
    ) throws(CatalogError) -> FileName {
        guard let file = FileName(name) else {
            throw .unusableName(noun: level.noun, name: name, place: place)
        }
        let key = Key(level: level, file: file)
        if let first = owners[key] {
            throw .sameName(
                noun: level.noun, file: file,
                first: CatalogError.Owner(name: first.name, place: first.place),
                second: CatalogError.Owner(name: name, place: place))
        }
        owners[key] = (name, place)
        return file
    }
}
