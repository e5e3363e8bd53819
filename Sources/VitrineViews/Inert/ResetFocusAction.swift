/// Would move the focus to where it was at first.
public nonisolated struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}
