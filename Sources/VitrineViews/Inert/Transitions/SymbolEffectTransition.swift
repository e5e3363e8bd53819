/// Symbols come and go with an effect.
public nonisolated struct SymbolEffectTransition: Transition {
    public init<Effect: TransitionSymbolEffect & SymbolEffect>(effect: Effect, options: SymbolEffectOptions) {
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
