/// How a symbol would move.
public nonisolated protocol SymbolEffect: Sendable {}
