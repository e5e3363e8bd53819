/// How a screen would follow another.
public nonisolated protocol NavigationTransition: Sendable {}
