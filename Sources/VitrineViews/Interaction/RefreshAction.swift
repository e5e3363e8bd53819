/// Reloads what is shown.
public nonisolated struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}
