/// Format styles of the system's own displays of time.
public nonisolated enum SystemFormatStyle: Sendable {}
