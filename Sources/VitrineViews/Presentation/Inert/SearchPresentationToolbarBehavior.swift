/// What becomes of a screen's bar while one searches.
public nonisolated enum SearchPresentationToolbarBehavior: Hashable, Sendable {
    case automatic, avoidHidingContent
}
