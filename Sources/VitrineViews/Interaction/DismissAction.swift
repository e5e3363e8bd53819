/// Closes what is shown, or goes back; nothing where the view is neither presented nor pushed.
public nonisolated struct DismissAction: Sendable {
    package var action: (@MainActor @Sendable () -> Void)?

    @MainActor @preconcurrency
    public func callAsFunction() { action?() }
}
