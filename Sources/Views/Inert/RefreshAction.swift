/// Would reload.
public nonisolated struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}
