public import Foundation

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    /// From 0 to 1.
    public let precipitationChance: Double
    public let uvIndex: UVIndex
    public let wind: Wind
    public let sun: SunEvents
    public let moon: MoonEvents
}

/// When the sun rises and sets.
public struct SunEvents: Codable, Hashable, Sendable {
    public let sunrise: Date?
    public let sunset: Date?
    public let solarNoon: Date?
    public let solarMidnight: Date?
}

/// When the moon rises and sets, and its phase.
public struct MoonEvents: Codable, Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}

/// How much of the moon is lit.
public enum MoonPhase: String, CaseIterable, Codable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
