package import VitrineTokenReading
import VitrineViews

extension TokenLibrary {
    /// What a page shows side by side: light and dark, with more contrast, and each other context by itself; none
    /// where there are no tokens.
    package func themes() throws -> [TokenTheme] {
        guard let collection = try files() else { return [] }
        let schemes = collection.follows(.colorScheme) ? ColorScheme.allCases : [.light]
        let contrasts: [ColorSchemeContrast] =
            collection.follows(.contrast) ? [.standard, .increased] : [.standard]
        var themes: [TokenTheme] = []
        for (modifier, context) in [("", "")] + collection.otherContexts {
            for contrast in modifier.isEmpty ? contrasts : [.standard] {
                for scheme in schemes {
                    let contexts = TokenContexts(
                        colorScheme: scheme, contrast: contrast,
                        chosen: modifier.isEmpty ? [:] : [modifier: context])
                    let name = [context, scheme.rawValue, contrast == .increased ? "more contrast" : ""]
                        .filter { !$0.isEmpty }.joined(separator: ", ")
                    themes.append(TokenTheme(name: name, set: try set(in: contexts)))
                }
            }
        }
        return themes
    }
}

extension TokenCollection {
    /// What of an environment a modifier may follow.
    enum FollowedSetting {
        case colorScheme, contrast
    }

    fileprivate func follows(_ followedSetting: FollowedSetting) -> Bool {
        modifiers.contains { $0.followedSetting == followedSetting }
    }

    /// The contexts of modifiers that follow nothing, but for the standard ones.
    fileprivate var otherContexts: [(modifier: String, context: String)] {
        modifiers.filter { $0.followedSetting == nil }.flatMap { modifier in
            modifier.contexts.filter { $0 != modifier.standard }.map { (modifier.name, $0) }
        }
    }
}

extension TokenCollection.Modifier {
    /// What the modifier follows of itself.
    var followedSetting: TokenCollection.FollowedSetting? {
        let names = Set(contexts)
        if names.isSuperset(of: ColorScheme.allCases.map(\.rawValue)) { return .colorScheme }
        return names.isSuperset(of: ["standard", "increased"]) ? .contrast : nil
    }
}
