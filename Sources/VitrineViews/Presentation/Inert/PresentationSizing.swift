/// How large a sheet would be.
public nonisolated protocol PresentationSizing: Sendable {}
