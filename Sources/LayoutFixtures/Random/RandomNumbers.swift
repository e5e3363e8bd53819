/// The source of a random tree's numbers.
public enum RandomNumbers: Sendable {
    /// What a style sheet may hold, sometimes very great or very small; never negative where CSS forbids it.
    case ordinary
    /// Any number that a `Double` can be.
    case extreme

    func number(_ generator: inout SeededGenerator) -> Double {
        switch self {
        case .ordinary: Self.ordinaryNumber(&generator)
        case .extreme:
            generator.chance(0.7) ? Self.ordinaryNumber(&generator) : Self.extremeNumber(&generator)
        }
    }

    private static func ordinaryNumber(_ generator: inout SeededGenerator) -> Double {
        switch generator.integer(0...11) {
        case 0: 1e9
        case 1: 1e-9
        case 2, 3: 0
        default: Double(generator.integer(1...200))
        }
    }

    private static func extremeNumber(_ generator: inout SeededGenerator) -> Double {
        let magnitude: Double =
            switch generator.integer(0...9) {
            case 0: .nan
            case 1: .infinity
            case 2: .greatestFiniteMagnitude
            case 3: .leastNonzeroMagnitude
            case 4: .leastNormalMagnitude
            case 5: generator.choose(1e300, 1e154, 1e-300, 1e-154, 1e12, 1e15)
            case 6: Double(bitPattern: generator.next())
            case 7: 0
            default: Double(generator.integer(1...200))
            }
        return generator.chance(0.4) ? -magnitude : magnitude
    }
}
