public import Foundation

/// Whom to name where weather is shown.
public struct WeatherAttribution: Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let legalAttributionText: String
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}
