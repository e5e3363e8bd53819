/// How large the rows of a sidebar are.
public nonisolated enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
