public import Foundation

/// What falls in a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    /// From 0 to 1.
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}
