/// A symbol is larger or smaller.
public nonisolated struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var up: ScaleSymbolEffect { self }
    public var down: ScaleSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
