/// Why a macro cannot be expanded.
enum MacroError: Error, Equatable, CustomStringConvertible {
    case previewWithoutBody
    case previewableOnSomethingElse
    case entryWithoutName
    case entryWithoutInitialValue(name: String)
    case focusedEntryWithoutOptional(name: String)
    case entryOutsideOfKnownType(type: String?)
    case modelOnSomethingElse
    case modelActorOnSomethingElse
    case unknownMacro(module: String, type: String)

    var description: String {
        switch self {
        case .previewWithoutBody:
            "#Preview needs a closure that makes its view"
        case .previewableOnSomethingElse:
            "@Previewable belongs to a variable at the beginning of a #Preview"
        case .entryWithoutName:
            "@Entry belongs to a variable with a name"
        case .entryWithoutInitialValue(let name):
            "@Entry needs the value that '\(name)' has where nobody has set it: '= …'"
        case .focusedEntryWithoutOptional(let name):
            "@Entry of a focused value needs an optional type: 'var \(name): …?'"
        case .entryOutsideOfKnownType(let type?):
            "@Entry belongs into an extension of EnvironmentValues, Transaction, ContainerValues or "
                + "FocusedValues, not of \(type)"
        case .entryOutsideOfKnownType(nil):
            "@Entry belongs into an extension of EnvironmentValues, Transaction, ContainerValues or "
                + "FocusedValues"
        case .modelOnSomethingElse:
            "@Model belongs to a class"
        case .modelActorOnSomethingElse:
            "@ModelActor belongs to an actor"
        case .unknownMacro(let module, let type):
            "there is no macro of the type '\(module).\(type)'"
        }
    }
}
