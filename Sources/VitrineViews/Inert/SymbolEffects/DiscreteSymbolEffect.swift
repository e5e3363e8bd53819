/// An effect that a symbol shows once, when a value changes.
public nonisolated protocol DiscreteSymbolEffect {}
