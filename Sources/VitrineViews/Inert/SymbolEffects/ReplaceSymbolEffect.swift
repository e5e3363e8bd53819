/// A symbol turns into another.
public nonisolated struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// What both symbols have stays, and the rest is replaced.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        public var byLayer: MagicReplace { self }
        public var wholeSymbol: MagicReplace { self }
    }

    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }

    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
