public import VitrineJSONValues

/// What a kind of modifiers does to what it is around, as far as that decides whether its place or its presence matters.
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

/// What a modifier changes, and nothing else.
public enum ModifierScope: Hashable, Sendable {
    /// Where things are and how large; it draws nothing.
    case layout
    /// What is drawn, wherever that is.
    case appearance
    /// How pictures are compared.
    case comparison
}
