package import VitrineTokenNames
package import VitrineTokenReading
import VitrineViews

extension TokenLibrary {
    /// Makes sure that names stand for tokens of their types, and that files have no faults, in each context.
    ///
    /// - Parameters:
    ///   - names: the enumerations that a catalogue lists.
    ///   - choices: the contexts that its modes choose. Each is looked at in all colour schemes and contrasts, and each
    ///     context of each modifier by itself beside.
    /// - Returns: what the files have that the format does not allow and that is understood all the same.
    package func check(
        _ names: [any DesignToken.Type], in choices: [[String: String]]
    ) throws -> TokenFaults {
        let collection = try files()
        guard collection != nil || !names.isEmpty else { return TokenFaults([]) }
        let alone = (collection?.modifiers ?? []).flatMap { modifier in
            modifier.contexts.map { [modifier.name: $0] }
        }
        var seen: Set<[String: String]> = []
        var reasons: [String] = []
        var (faults, warnings): ([TokenFault], [TokenFault]) = ([], [])
        for chosen in choices + alone where seen.insert(chosen).inserted {
            for scheme in ColorScheme.allCases {
                for contrast in [ColorSchemeContrast.standard, .increased] {
                    let contexts = TokenContexts(colorScheme: scheme, contrast: contrast, chosen: chosen)
                    do {
                        reasons += try missing(names, in: contexts, among: collection)
                        warnings += try set(in: contexts).warnings
                    } catch {
                        faults += error.faults
                    }
                }
            }
        }
        guard faults.isEmpty else { throw TokenFaults(faults) }
        var listed: Set<String> = []
        reasons = reasons.filter { listed.insert($0).inserted }
        guard reasons.isEmpty else { throw TokenNameErrors(reasons: reasons) }
        return TokenFaults(warnings)
    }

    private func missing(
        _ names: [any DesignToken.Type], in contexts: TokenContexts, among collection: TokenCollection?
    ) throws(TokenFaults) -> [String] {
        let set = try set(in: contexts)
        let standard = try self.set(in: Self.standard)
        return names.flatMap { type in
            type.names.compactMap { name -> String? in
                guard set[name.path]?.type != type.tokenType else { return nil }
                // What is wrong everywhere needs no contexts.
                let isWrongByDefault = standard[name.path]?.type != type.tokenType
                let choice = collection?.choice(for: contexts) ?? [:]
                let words = choice.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
                return TokenNameError(
                    reader: name.reader, path: name.path, type: type.tokenType,
                    in: isWrongByDefault ? standard : set,
                    contexts: isWrongByDefault ? nil : words.joined(separator: ", ")
                ).description
            }
        }
    }

    private static let standard = TokenContexts(colorScheme: .light, contrast: .standard, chosen: [:])
}

extension DesignToken {
    /// All cases as the source has them, such as `Palette.ink`, with their paths.
    fileprivate static var names: [(reader: String, path: String)] {
        let type = "\(Self.self)"
        return allCases.map { ("\(type).\($0)", $0.rawValue) }
    }
}
