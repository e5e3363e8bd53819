/// How a `NavigationView` shows its columns.
public nonisolated protocol NavigationViewStyle: Sendable {}
