/// An effect with which a symbol comes and goes.
public nonisolated protocol TransitionSymbolEffect {}
