/// A rotor that assistive technology has of itself.
public nonisolated struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String

    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
    public static let links = AccessibilitySystemRotor(name: "links")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")

    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }

    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
}
