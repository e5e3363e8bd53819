/// The material of a view's background.
public nonisolated struct Glass: Hashable, Sendable {
    private let name: String

    public static let regular = Glass(name: "regular")
    public static let clear = Glass(name: "clear")
    public static let identity = Glass(name: "identity")

    /// Without effect: glass is shown as a plain material.
    public func tint(_ color: Color?) -> Glass { self }
    /// Without effect: glass is shown as a plain material.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
