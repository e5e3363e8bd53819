/// A column of a `NavigationSplitView`.
public nonisolated enum NavigationSplitViewColumn: Hashable, Sendable {
    case sidebar, content, detail
}
