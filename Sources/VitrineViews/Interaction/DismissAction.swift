/// Closes what is shown, or goes back; nothing where the view is neither presented nor pushed.
public nonisolated struct DismissAction: Sendable {
    package var action: (@MainActor @Sendable () -> Void)?

    @MainActor @preconcurrency
    public func callAsFunction() { action?() }
}

extension DismissAction: SelfComparing {
    /// Whichever pass has made the action, it does the same.
    package func isSame(as other: DismissAction) -> Bool { (action == nil) == (other.action == nil) }
}
