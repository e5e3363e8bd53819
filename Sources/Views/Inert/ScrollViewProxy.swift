/// Would scroll a scroll view; its content stays where it is.
public nonisolated struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
