public import Foundation

/// A value with its unit; two that are as large are equal.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        UnitMeaning(self.unit.factors)?.dimensions == UnitMeaning(unit.factors)?.dimensions
    }

    /// As on Apple's systems a unit that measures something else ends the process.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard unit != self.unit else { return value }
        guard let own = UnitMeaning(self.unit.factors), let other = UnitMeaning(unit.factors),
            own.dimensions == other.dimensions
        else { preconditionFailure("'\(self.unit)' does not convert to '\(unit)'") }
        return (value * own.scale + own.zero - other.zero) / other.scale
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, `is`(compatibleWith: other.unit) else { return false }
        return compare(other) == .orderedSame
    }

    /// That of what is measured: how large the same is differs a little from unit to unit.
    override open var hash: Int { UnitMeaning(unit.factors)?.dimensions.hashValue ?? 0 }

    override open var description: String {
        "\(Int(exactly: value).map(String.init) ?? "\(value)") \(unit)"
    }
}
