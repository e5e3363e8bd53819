/// How a content would turn into the next one.
public nonisolated struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let opacity = ContentTransition(name: "opacity")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}
