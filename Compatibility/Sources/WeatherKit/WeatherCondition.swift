/// What the weather is like, in a word.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms
    case mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow
    case strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// Its name as a title, "Partly Cloudy".
    public var description: String {
        rawValue.reduce(into: "") { title, letter in
            if letter.isUppercase { title.append(" ") }
            title.append(title.isEmpty ? Character(letter.uppercased()) : letter)
        }
    }

    public var accessibilityDescription: String { description }
}
