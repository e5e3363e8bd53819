/// Would close a search.
public nonisolated struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}
