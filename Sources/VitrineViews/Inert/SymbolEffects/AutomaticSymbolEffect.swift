/// What fits where a symbol comes, goes or turns into another.
public nonisolated struct AutomaticSymbolEffect: SymbolEffect,
    TransitionSymbolEffect, ContentTransitionSymbolEffect
{
}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
