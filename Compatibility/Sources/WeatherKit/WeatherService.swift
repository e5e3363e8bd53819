public import CoreLocation

/// Apple's weather service. It is not asked here, so that nothing is known of any weather.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    /// Throws ``WeatherError/unknown``.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }

    /// Throws ``WeatherError/unknown``.
    public func weather<each Part>(
        for location: CLLocation, including parts: repeat WeatherQuery<each Part>
    ) async throws -> (repeat each Part) { throw WeatherError.unknown }

    /// Throws ``WeatherError/unknown``.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}

/// Why the service knows nothing.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown

    public var errorDescription: String? { "The weather service is not available." }
    public var failureReason: String? { errorDescription }
}

/// A part of the weather that the service is asked for.
public struct WeatherQuery<Part>: Sendable {}

extension WeatherQuery where Part == CurrentWeather {
    public static var current: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<HourWeather> {
    public static var hourly: WeatherQuery { WeatherQuery() }

    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<DayWeather> {
    public static var daily: WeatherQuery { WeatherQuery() }

    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}
