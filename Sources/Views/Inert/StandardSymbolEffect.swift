/// Any effect of a symbol, which is shown as it is at rest.
public nonisolated struct StandardSymbolEffect: SymbolEffect {
    public var up: StandardSymbolEffect { self }
    public var down: StandardSymbolEffect { self }
    public var left: StandardSymbolEffect { self }
    public var right: StandardSymbolEffect { self }
    public var forward: StandardSymbolEffect { self }
    public var backward: StandardSymbolEffect { self }
    public var clockwise: StandardSymbolEffect { self }
    public var counterClockwise: StandardSymbolEffect { self }
    public var plain: StandardSymbolEffect { self }
    public var byLayer: StandardSymbolEffect { self }
    public var wholeSymbol: StandardSymbolEffect { self }
    public var nonReversing: StandardSymbolEffect { self }
    public var dimInactiveLayers: StandardSymbolEffect { self }
    public var hideInactiveLayers: StandardSymbolEffect { self }
    public var reversing: StandardSymbolEffect { self }
    public var iterative: StandardSymbolEffect { self }
    public var cumulative: StandardSymbolEffect { self }
    public var pulse: StandardSymbolEffect { self }
    public var upUp: StandardSymbolEffect { self }
    public var downUp: StandardSymbolEffect { self }
    public var offUp: StandardSymbolEffect { self }
    public var magic: StandardSymbolEffect { self }

    public func custom(angle: Angle) -> StandardSymbolEffect { self }
    public func magic(fallback: StandardSymbolEffect) -> StandardSymbolEffect { self }
}

extension SymbolEffect where Self == StandardSymbolEffect {
    public static var appear: StandardSymbolEffect { StandardSymbolEffect() }
    public static var bounce: StandardSymbolEffect { StandardSymbolEffect() }
    public static var breathe: StandardSymbolEffect { StandardSymbolEffect() }
    public static var drawOff: StandardSymbolEffect { StandardSymbolEffect() }
    public static var drawOn: StandardSymbolEffect { StandardSymbolEffect() }
    public static var disappear: StandardSymbolEffect { StandardSymbolEffect() }
    public static var pulse: StandardSymbolEffect { StandardSymbolEffect() }
    public static var replace: StandardSymbolEffect { StandardSymbolEffect() }
    public static var rotate: StandardSymbolEffect { StandardSymbolEffect() }
    public static var scale: StandardSymbolEffect { StandardSymbolEffect() }
    public static var variableColor: StandardSymbolEffect { StandardSymbolEffect() }
    public static var wiggle: StandardSymbolEffect { StandardSymbolEffect() }
}
