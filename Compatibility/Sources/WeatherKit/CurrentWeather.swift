public import Foundation

/// The weather as it is now.
public struct CurrentWeather: Equatable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    /// From 0, a clear sky, to 1.
    public let cloudCover: Double
    public let dewPoint: Measurement<UnitTemperature>
    /// From 0 to 1.
    public let humidity: Double
    public let isDaylight: Bool
    public let precipitationIntensity: Measurement<UnitSpeed>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
    public let metadata: WeatherMetadata
}

/// Where the pressure of the air goes.
public enum PressureTrend: String, CaseIterable, Codable, Sendable {
    case rising, falling, steady
}

/// What falls.
public enum Precipitation: String, CaseIterable, Codable, Sendable {
    case hail, mixed, none, rain, sleet, snow
}

/// How strong the sun burns.
public struct UVIndex: Codable, Hashable, Sendable {
    public enum ExposureCategory: String, CaseIterable, Codable, Sendable {
        case low, moderate, high, veryHigh, extreme
    }

    public let value: Int
    public let category: ExposureCategory
}

/// Where the wind comes from, and how fast.
public struct Wind: Codable, Hashable, Sendable {
    public enum CompassDirection: String, CaseIterable, Codable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    }

    public let compassDirection: CompassDirection
    public let direction: Measurement<UnitAngle>
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
}
