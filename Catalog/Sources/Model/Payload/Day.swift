import Foundation

/// A day as a server sends it, `2026-11-30`.
public struct Day: Hashable, Sendable {
    private let date: Date

    /// Nothing where the text names no day.
    public init?(_ text: String) {
        guard let date = try? Date(text, strategy: .iso8601.year().month().day()) else { return nil }
        self.date = date
    }

    /// Such as "Nov 30", or "Nov 30, 2026" with the year, as people write it where they are.
    public func formatted(locale: Locale, withYear: Bool = false) -> String {
        var style = Date.FormatStyle(locale: locale, timeZone: .gmt).month(.abbreviated).day()
        if withYear { style = style.year() }
        return date.formatted(style)
    }
}

extension Day: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = Day(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is no day; write it as 2026-11-30")
        }
        self = day
    }
}
