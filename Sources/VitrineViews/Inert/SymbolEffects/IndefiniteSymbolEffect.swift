/// An effect that lasts as long as it is active.
public nonisolated protocol IndefiniteSymbolEffect {}
