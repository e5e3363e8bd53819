/// Where scrolling would come to rest.
public nonisolated protocol ScrollTargetBehavior: Sendable {}
