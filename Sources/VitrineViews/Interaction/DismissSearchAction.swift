/// Leaves the search that is going on, and empties its field.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    private let dismiss: (@MainActor @Sendable () -> Void)?

    nonisolated init(_ dismiss: (@MainActor @Sendable () -> Void)? = nil) {
        self.dismiss = dismiss
    }

    public func callAsFunction() { dismiss?() }
}
