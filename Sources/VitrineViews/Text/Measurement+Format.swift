public import Foundation

extension Measurement {
    /// A number with its unit's symbol; what Foundation here cannot do, which has no units' names.
    ///
    /// The unit is the measurement's own: a usage would choose one by the habits of a region.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            let separator: String

            public static var wide: UnitWidth { UnitWidth(separator: " ") }
            public static var abbreviated: UnitWidth { UnitWidth(separator: " ") }
            public static var narrow: UnitWidth { UnitWidth(separator: "") }
        }

        public var width: UnitWidth
        public var numberFormatStyle: FloatingPointFormatStyle<Double>
        public var locale: Locale

        public func format(_ value: Measurement) -> String {
            let number = value.value.formatted(numberFormatStyle.locale(locale))
            return "\(number)\(width.separator)\(value.unit.symbol)"
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Self {
        style.format(self)
    }

    public func formatted() -> String {
        "\(value.formatted(.number.locale(Locale(identifier: "en_US")))) \(unit.symbol)"
    }
}

extension FormatStyle {
    /// The value in the unit that the measurement has: the usage, by which units would be converted, is without
    /// effect.
    public static func measurement<UnitType: Unit>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double> = .number
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(
            width: width, numberFormatStyle: numberFormatStyle, locale: Locale(identifier: "en_US"))
    }
}
