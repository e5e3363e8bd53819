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

/// What a measurement is about.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Sendable {
    private let name: String

    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var rainfall: Self { Self(name: "rainfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
    public static func measurement<UnitType: Unit>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double> = .number
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(
            width: width, numberFormatStyle: numberFormatStyle, locale: Locale(identifier: "en_US"))
    }
}
