/// Would close what is shown.
public nonisolated struct DismissAction: Sendable {
    public func callAsFunction() {}
}
