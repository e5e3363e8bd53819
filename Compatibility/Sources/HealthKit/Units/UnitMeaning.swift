/// What a unit measures, and how large it is.
struct UnitMeaning {
    enum Dimension {
        case mass, length, time, temperature, conductance, potential, dose, loudness, hearing, angle, light
        case prism, effort
    }

    /// In grams, metres, seconds, kelvins and so on.
    var scale: Double
    /// What zero is in the basic unit.
    var zero = 0.0
    var dimensions: [Dimension: Int]

    init(_ scale: Double, _ dimensions: [Dimension: Int] = [:], zero: Double = 0) {
        self.scale = scale
        self.dimensions = dimensions
        self.zero = zero
    }

    /// Nothing where no unit is called so.
    init?(symbol: String) {
        if let meaning = Self.named[symbol] {
            self = meaning
            return
        }
        let prefixes = [HKMetricPrefix.none] + HKMetricPrefix.prefixed
        for prefix in prefixes where symbol.hasPrefix(prefix.symbol) {
            guard var meaning = Self.metric(String(symbol.dropFirst(prefix.symbol.count))) else { continue }
            meaning.scale *= prefix.multiple
            self = meaning
            return
        }
        return nil
    }

    /// The product of a unit's factors; zero is another one only where there is a single factor.
    init?(_ factors: [UnitFactor]) {
        self.init(1)
        for factor in factors {
            guard let meaning = UnitMeaning(symbol: factor.symbol) else { return nil }
            for _ in 0..<abs(factor.power) {
                scale = factor.power > 0 ? scale * meaning.scale : scale / meaning.scale
            }
            for (dimension, power) in meaning.dimensions {
                dimensions[dimension, default: 0] += power * factor.power
            }
            if factors.count == 1, factor.power == 1 { zero = meaning.zero }
        }
        dimensions = dimensions.filter { $0.value != 0 }
    }

    /// A unit that takes prefixes.
    private static func metric(_ symbol: String) -> UnitMeaning? {
        if symbol.hasPrefix("mol<"), symbol.hasSuffix(">") {
            return Double(symbol.dropFirst(4).dropLast()).map { UnitMeaning($0, [.mass: 1]) }
        }
        return prefixable[symbol]
    }

    private static let energy: [Dimension: Int] = [.mass: 1, .length: 2, .time: -2]
    private static let pressure: [Dimension: Int] = [.mass: 1, .length: -1, .time: -2]
    private static let volume: [Dimension: Int] = [.length: 3]

    private static let prefixable: [String: UnitMeaning] = [
        "g": UnitMeaning(1, [.mass: 1]), "m": UnitMeaning(1, [.length: 1]), "s": UnitMeaning(1, [.time: 1]),
        "L": UnitMeaning(1e-3, volume), "l": UnitMeaning(1e-3, volume), "J": UnitMeaning(1e3, energy),
        "Pa": UnitMeaning(1e3, pressure), "W": UnitMeaning(1e3, [.mass: 1, .length: 2, .time: -3]),
        "S": UnitMeaning(1, [.conductance: 1]), "V": UnitMeaning(1, [.potential: 1]),
        "Hz": UnitMeaning(1, [.time: -1]), "K": UnitMeaning(1, [.temperature: 1]),
        "rad": UnitMeaning(1, [.angle: 1]), "lx": UnitMeaning(1, [.light: 1]),
    ]

    private static let named: [String: UnitMeaning] = [
        "count": UnitMeaning(1), "%": UnitMeaning(1),
        "oz": UnitMeaning(28.349_523_125, [.mass: 1]), "lb": UnitMeaning(453.592_37, [.mass: 1]),
        "st": UnitMeaning(6350.293_18, [.mass: 1]),
        "in": UnitMeaning(0.0254, [.length: 1]), "ft": UnitMeaning(0.3048, [.length: 1]),
        "yd": UnitMeaning(0.9144, [.length: 1]), "mi": UnitMeaning(1609.344, [.length: 1]),
        "fl_oz_us": UnitMeaning(29.573_529_562_5e-6, volume),
        "fl_oz_imp": UnitMeaning(28.413_062_5e-6, volume),
        "pt_us": UnitMeaning(473.176_473e-6, volume), "pt_imp": UnitMeaning(568.261_25e-6, volume),
        "cup_us": UnitMeaning(236.588_236_5e-6, volume), "cup_imp": UnitMeaning(284.130_625e-6, volume),
        "mmHg": UnitMeaning(133.322_387_415e3, pressure), "inHg": UnitMeaning(3386.389e3, pressure),
        "cmAq": UnitMeaning(98.0665e3, pressure), "atm": UnitMeaning(101_325e3, pressure),
        "min": UnitMeaning(60, [.time: 1]), "hr": UnitMeaning(3600, [.time: 1]),
        "d": UnitMeaning(86_400, [.time: 1]),
        "cal": UnitMeaning(4.184e3, energy), "kcal": UnitMeaning(4184e3, energy),
        "Cal": UnitMeaning(4184e3, energy),
        "degC": UnitMeaning(1, [.temperature: 1], zero: 273.15),
        "degF": UnitMeaning(5 / 9, [.temperature: 1], zero: 459.67 * 5 / 9),
        "IU": UnitMeaning(1, [.dose: 1]), "dBASPL": UnitMeaning(1, [.loudness: 1]),
        "dBHL": UnitMeaning(1, [.hearing: 1]), "deg": UnitMeaning(.pi / 180, [.angle: 1]),
        "D": UnitMeaning(1, [.length: -1]), "pD": UnitMeaning(1, [.prism: 1]),
        "appleEffortScore": UnitMeaning(1, [.effort: 1]),
    ]
}
