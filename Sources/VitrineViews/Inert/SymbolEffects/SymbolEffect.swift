/// What a symbol does to draw attention.
public nonisolated protocol SymbolEffect: Hashable, Sendable {}
