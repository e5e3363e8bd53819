/// A symbol grows or shrinks for a moment.
public nonisolated struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
