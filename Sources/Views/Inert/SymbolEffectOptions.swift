/// How often and how fast a symbol moves.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Without effect: nothing moves in a picture.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
