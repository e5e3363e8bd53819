/// How a search field in a bar is shown while one does not search.
public nonisolated enum SearchToolbarBehavior: Hashable, Sendable {
    case automatic, minimize
}
