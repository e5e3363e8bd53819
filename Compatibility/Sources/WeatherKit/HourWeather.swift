public import Foundation

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    /// From 0, a clear sky, to 1.
    public let cloudCover: Double
    public let dewPoint: Measurement<UnitTemperature>
    /// From 0 to 1.
    public let humidity: Double
    public let isDaylight: Bool
    public let precipitation: Precipitation
    /// From 0 to 1.
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
}
