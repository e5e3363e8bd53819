nonisolated extension View {
    /// Shows symbols as they are at rest: one that has disappeared, or been drawn off, leaves its place empty.
    public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        changingEnvironment { values in
            if isActive, effect is any VanishingSymbolEffect { values.hidesSymbols = true }
        }
    }

    /// Without effect: symbols are shown as they are at rest.
    public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }

    /// Shows symbols without the effects of views around.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        changingEnvironment { values in
            if isEnabled { values.hidesSymbols = false }
        }
    }
}

/// An effect at whose end nothing of a symbol is left.
private nonisolated protocol VanishingSymbolEffect: SymbolEffect {}

extension DisappearSymbolEffect: VanishingSymbolEffect {}
extension DrawOffSymbolEffect: VanishingSymbolEffect {}
