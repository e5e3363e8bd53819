/// How a `NavigationSplitView` shows its columns.
public nonisolated protocol NavigationSplitViewStyle: Sendable {}
