/// Whether a way to scroll would be heeded.
public nonisolated struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}
