/// The look of page indicators.
public nonisolated protocol IndexViewStyle: Sendable {}
