/// The design tokens that a property was and is made of: one and the same where its value has changed.
public struct TokenSwap: Equatable, Sendable {
    /// The token's path, such as `color.text.secondary`.
    public var from: String
    public var to: String

    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }

    /// Whether the token has another value, which is the same cause wherever it is used.
    var isSame: Bool { from == to }
}
