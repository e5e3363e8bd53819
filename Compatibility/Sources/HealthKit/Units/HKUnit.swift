public import Foundation

/// A unit, or a product of powers of units, which converts to others that measure the same.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    /// In the order in which they were written, each symbol once.
    let factors: [UnitFactor]

    init(factors: [UnitFactor]) {
        var merged: [UnitFactor] = []
        for factor in factors {
            if let place = merged.firstIndex(where: { $0.symbol == factor.symbol }) {
                merged[place].power += factor.power
            } else {
                merged.append(factor)
            }
        }
        self.factors = merged.filter { $0.power != 0 }
    }

    /// A unit as text: `count/min`, `kcal`, `mmol<180.15588>/L`. Units after the stroke are all below it.
    ///
    /// As on Apple's systems a text that names no unit ends the process.
    public convenience init(from string: String) {
        guard let factors = UnitParser.factors(of: string) else {
            preconditionFailure("'\(string)' is no unit")
        }
        self.init(factors: factors)
    }

    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        switch energyFormatterUnit {
        case .joule: self.init(from: "J")
        case .kilojoule: self.init(from: "kJ")
        case .calorie: self.init(from: "cal")
        default: self.init(from: "kcal")
        }
    }

    open var unitString: String {
        let above = factors.filter { $0.power > 0 }.map(\.text).joined(separator: "·")
        let below = factors.filter { $0.power < 0 }.map { UnitFactor($0.symbol, -$0.power).text }
            .joined(separator: "·")
        if below.isEmpty { return above.isEmpty ? "()" : above }
        return "\(above.isEmpty ? "1" : above)/\(below)"
    }

    open func isNull() -> Bool { factors.isEmpty }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors + unit.factors) }

    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(factors: factors.map { UnitFactor($0.symbol, $0.power * power) })
    }

    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit).map { powers == $0.powers } ?? false
    }

    override open var hash: Int { powers.hashValue }

    override open var description: String { unitString }

    private var powers: [String: Int] {
        Dictionary(uniqueKeysWithValues: factors.map { ($0.symbol, $0.power) })
    }
}

/// A power of a unit.
struct UnitFactor {
    let symbol: String
    var power: Int

    init(_ symbol: String, _ power: Int = 1) {
        self.symbol = symbol
        self.power = power
    }

    var text: String { power == 1 ? symbol : "\(symbol)^\(power)" }
}

extension HKUnit {
    private convenience init(_ prefix: HKMetricPrefix, _ symbol: String) {
        self.init(factors: [UnitFactor(prefix.symbol + symbol)])
    }

    public class func gram() -> HKUnit { HKUnit(.none, "g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "g") }
    public class func ounce() -> HKUnit { HKUnit(.none, "oz") }
    public class func pound() -> HKUnit { HKUnit(.none, "lb") }
    public class func stone() -> HKUnit { HKUnit(.none, "st") }

    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(.none, "mol<\(gramsPerMole)>")
    }

    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(prefix, "mol<\(gramsPerMole)>")
    }

    public class func meter() -> HKUnit { HKUnit(.none, "m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "m") }
    public class func inch() -> HKUnit { HKUnit(.none, "in") }
    public class func foot() -> HKUnit { HKUnit(.none, "ft") }
    public class func yard() -> HKUnit { HKUnit(.none, "yd") }
    public class func mile() -> HKUnit { HKUnit(.none, "mi") }

    public class func liter() -> HKUnit { HKUnit(.none, "L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "L") }
    public class func fluidOunceUS() -> HKUnit { HKUnit(.none, "fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { HKUnit(.none, "fl_oz_imp") }
    public class func pintUS() -> HKUnit { HKUnit(.none, "pt_us") }
    public class func pintImperial() -> HKUnit { HKUnit(.none, "pt_imp") }
    public class func cupUS() -> HKUnit { HKUnit(.none, "cup_us") }
    public class func cupImperial() -> HKUnit { HKUnit(.none, "cup_imp") }

    public class func pascal() -> HKUnit { HKUnit(.none, "Pa") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "Pa") }
    public class func millimeterOfMercury() -> HKUnit { HKUnit(.none, "mmHg") }
    public class func inchesOfMercury() -> HKUnit { HKUnit(.none, "inHg") }
    public class func centimeterOfWater() -> HKUnit { HKUnit(.none, "cmAq") }
    public class func atmosphere() -> HKUnit { HKUnit(.none, "atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(.none, "dBASPL") }

    public class func second() -> HKUnit { HKUnit(.none, "s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "s") }
    public class func minute() -> HKUnit { HKUnit(.none, "min") }
    public class func hour() -> HKUnit { HKUnit(.none, "hr") }
    public class func day() -> HKUnit { HKUnit(.none, "d") }

    public class func joule() -> HKUnit { HKUnit(.none, "J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "J") }
    public class func kilocalorie() -> HKUnit { HKUnit(.none, "kcal") }
    public class func smallCalorie() -> HKUnit { HKUnit(.none, "cal") }
    public class func largeCalorie() -> HKUnit { HKUnit(.none, "Cal") }

    public class func degreeCelsius() -> HKUnit { HKUnit(.none, "degC") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit(.none, "degF") }
    public class func kelvin() -> HKUnit { HKUnit(.none, "K") }

    public class func siemen() -> HKUnit { HKUnit(.none, "S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "S") }
    public class func internationalUnit() -> HKUnit { HKUnit(.none, "IU") }
    public class func count() -> HKUnit { HKUnit(.none, "count") }
    public class func percent() -> HKUnit { HKUnit(.none, "%") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit(.none, "dBHL") }
    public class func hertz() -> HKUnit { HKUnit(.none, "Hz") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "Hz") }
    public class func volt() -> HKUnit { HKUnit(.none, "V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "V") }
    public class func watt() -> HKUnit { HKUnit(.none, "W") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "W") }
    public class func diopter() -> HKUnit { HKUnit(.none, "D") }
    public class func prismDiopter() -> HKUnit { HKUnit(.none, "pD") }
    public class func radianAngle() -> HKUnit { HKUnit(.none, "rad") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "rad") }
    public class func degreeAngle() -> HKUnit { HKUnit(.none, "deg") }
    public class func lux() -> HKUnit { HKUnit(.none, "lx") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "lx") }
    public class func appleEffortScore() -> HKUnit { HKUnit(.none, "appleEffortScore") }
}

/// Grams in a mole of glucose.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
