/// Layers of a symbol go; while it is active nothing of the symbol is left but its place.
public nonisolated struct DisappearSymbolEffect: SymbolEffect,
    IndefiniteSymbolEffect, TransitionSymbolEffect
{
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
