/// What a design token's value is, by the words of the Design Tokens format (2025.10 §8 and §9).
public enum TokenType: String, CaseIterable, Hashable, Sendable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography
}
