public import Foundation

/// Writes quantities with their units, "1.2 km"; in the locale of the picture that is being made, where it has been given none.
///
/// Units are the ones that quantities are given in, and written as their symbols: what a region measures in and what its language calls
/// that is not known.
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .ofPicture
    /// How the number is written; with three decimals at most until it is set otherwise.
    open var numberFormatter: Foundation.NumberFormatter! = {
        let formatter = Foundation.NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        // A formatter that has been given no locale follows this one's.
        let formatter = numberFormatter.copy() as? Foundation.NumberFormatter ?? Foundation.NumberFormatter()
        formatter.locale = locale
        let number = formatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return "\(number)°"
        }
        let isTight = measurement.unit is UnitTemperature || unitStyle == .short
        return number + (isTight ? "" : " ") + measurement.unit.symbol
    }

    open func string(from unit: Unit) -> String { unit.symbol }
}
