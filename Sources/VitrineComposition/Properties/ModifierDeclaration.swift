public import VitrineJSONValues

/// The effect of a kind of modifiers, as far as it decides whether a modifier's place or presence matters.
public struct ModifierDeclaration: Hashable, Sendable {
    /// Nothing where the place among other modifiers always matters.
    public let scope: ModifierScope?
    /// The properties with which it leaves everything as it is; nothing where none do.
    public let neutral: [String: JSONValue]?

    init(scope: ModifierScope? = nil, neutral: [String: JSONValue]? = nil) {
        self.scope = scope
        self.neutral = neutral
    }

    /// The declaration of a kind; one that this tool does not know says nothing.
    public static func ofKind(_ kind: String) -> ModifierDeclaration {
        ElementKinds.named[kind]?.modifier ?? ModifierDeclaration()
    }
}

/// The one aspect that a modifier changes.
public enum ModifierScope: Hashable, Sendable {
    /// Where things are and how large; it draws nothing.
    case layout
    /// What is drawn, wherever that is.
    case appearance
    /// How pictures are compared.
    case comparison
}
