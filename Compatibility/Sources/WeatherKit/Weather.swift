public import CoreLocation

/// All that the service says of a place.
public struct Weather: Equatable, Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
}

/// The weather of several times, one after another.
public struct Forecast<Element: Equatable & Sendable>: RandomAccessCollection, Equatable, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }

    public subscript(position: Int) -> Element { forecast[position] }
}

/// When and for which place a part of the weather was said.
public struct WeatherMetadata: Equatable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let location: CLLocation
}
