/// An effect with which a symbol turns into another.
public nonisolated protocol ContentTransitionSymbolEffect {}
