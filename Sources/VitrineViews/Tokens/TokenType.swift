/// The type of a design token's value, by the words of the Design Tokens format (2025.10 §8 and §9).
public enum TokenType: String, CaseIterable, Hashable, Sendable {
    /// The types of single values (§8).
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    /// The types of values that are made of others (§9).
    case strokeStyle, border, transition, shadow, gradient, typography
}
