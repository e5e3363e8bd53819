/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public init() {}

    @MainActor public func body(content: Content) -> some View { content }
}
