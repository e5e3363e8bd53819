import VitrineJSONValues
import VitrineWording

/// Files of tokens with the order in which they hold: the format's resolver (2025.10 Resolver), or files alone.
package struct TokenCollection: Sendable {
    /// One of several contexts holds, such as `light` or `dark` of `theme`.
    package struct Modifier: Sendable {
        package let name: String
        /// In alphabetical order.
        package var contexts: [String] { sources.keys.sorted() }
        package let standard: String?
        let sources: [String: [TokenGroup]]
    }

    enum Step: Sendable {
        case set([TokenGroup])
        case modifier(Modifier)
    }

    let files: [TokenFile]
    let steps: [Step]

    init(files: [TokenFile], steps: [Step]) {
        (self.files, self.steps) = (files, steps)
    }

    /// Files whose tokens hold together, those of later ones instead of those of earlier ones.
    package init(_ files: [TokenFile]) throws(TokenFaults) {
        var faults: [TokenFault] = []
        var groups: [TokenGroup] = []
        for (index, file) in files.enumerated() {
            guard case .record(let members) = file.root else {
                faults.append(TokenFault(file: file.name, reason: "the file holds no object of tokens"))
                continue
            }
            groups.append(
                TokenGroup(members, at: TokenOrigin(file: index, path: []), of: files, faults: &faults))
        }
        guard faults.isEmpty else { throw TokenFaults(faults) }
        self.init(files: files, steps: [.set(groups)])
    }

    package var modifiers: [Modifier] {
        steps.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
    }

    /// The files that tokens are in, by the names under which people know them.
    package var fileNames: [String] { files.map(\.name) }

    /// The tokens where some contexts hold and each other modifier has its standard one.
    package func tokens(in contexts: [String: String]) throws(TokenFaults) -> TokenSet {
        var merged = TokenGroup()
        for step in steps {
            switch step {
            case .set(let groups):
                for group in groups { merged.merge(group) }
            case .modifier(let modifier):
                for group in try sources(of: modifier, in: contexts) { merged.merge(group) }
            }
        }
        return try TokenResolution.resolve(merged, of: files)
    }

    private func sources(
        of modifier: Modifier, in contexts: [String: String]
    ) throws(TokenFaults) -> [TokenGroup] {
        guard let context = contexts[modifier.name] ?? modifier.standard else {
            throw fault(
                "the modifier '\(modifier.name)' has no 'default', so that one of its contexts has to be chosen: "
                    + modifier.contexts.map { "'\($0)'" }.joined(separator: ", "))
        }
        if let sources = modifier.sources[context] { return sources }
        let help =
            Spelling.closest(to: context, among: modifier.contexts).map { "did you mean '\($0)'?" }
            ?? "there are " + modifier.contexts.map { "'\($0)'" }.joined(separator: ", ")
        throw fault("the modifier '\(modifier.name)' has no context '\(context)'; \(help)")
    }

    /// What is wrong with a choice of contexts: names of modifiers that there are not.
    package func checkNames(in contexts: [String: String]) throws(TokenFaults) {
        let names = modifiers.map(\.name).sorted()
        for name in contexts.keys.sorted() where !names.contains(name) {
            let help =
                Spelling.closest(to: name, among: names).map { "; did you mean '\($0)'?" }
                ?? (names.isEmpty ? "" : "; there are " + names.map { "'\($0)'" }.joined(separator: ", "))
            throw fault("there is no modifier '\(name)'\(help)")
        }
    }

    private func fault(_ reason: String) -> TokenFaults {
        TokenFaults([TokenFault(file: files.first?.name ?? "Tokens", reason: reason)])
    }
}
