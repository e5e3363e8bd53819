/// How often and how fast a symbol moves.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()

        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
    }

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }

    /// Without effect: nothing moves in a picture.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// Without effect: nothing moves in a picture.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Without effect: nothing moves in a picture.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
