import VitrineJSONValues
import VitrineViews

// Lengths, times and curves (2025.10 Format §8.2, §8.5 and §8.6).
extension TokenResolution {
    /// The default size of text, which one `rem` is.
    private static let rootFontSize = 16.0

    /// A length in points; a `px` of the format is one.
    mutating func readDimension(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> Double {
        let units = ["px": 1, "rem": Self.rootFontSize]
        return try readMeasure(value, units: units, example: "{\"value\": 16, \"unit\": \"px\"}", at: part)
    }

    /// A time in seconds.
    mutating func readDuration(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> Double {
        let units = ["ms": 0.001, "s": 1]
        let seconds = try readMeasure(
            value, units: units, example: "{\"value\": 200, \"unit\": \"ms\"}", at: part)
        guard seconds >= 0 else { throw fault("'\(part.token)' has a negative time", at: part) }
        return seconds
    }

    private mutating func readMeasure(
        _ value: JSONValue, units: [String: Double], example: String, at part: TokenPart
    ) throws(TokenFailure) -> Double {
        let (value, part) = try plain(value, at: part)
        if case .string(let text) = value {
            guard let measure = Self.legacyMeasure(text, units: units) else {
                throw fault(
                    "'\(part.token)' has \(value.words) where \(example) or the like stands", at: part)
            }
            tolerate(
                "'\(part.token)' has '\(text)', as drafts before 2025.10 write measures; write \(example) "
                    + "or the like", at: part)
            return measure
        }
        guard case .record = value else {
            throw fault("'\(part.token)' has \(value.words) where \(example) or the like stands", at: part)
        }
        let members = try members(value, at: part, needed: ["value", "unit"])
        guard case .string(let name)? = members["unit"], let unit = units[name] else {
            let names = units.keys.sorted().map { "'\($0)'" }.joined(separator: " nor ")
            throw fault("the unit of '\(part.token)' is neither \(names)", at: part.appending("unit"))
        }
        return try readNumber(members["value"] ?? .list([]), at: part.appending("value")) * unit
    }

    /// `16px` or `0.2s`.
    private static func legacyMeasure(_ text: String, units: [String: Double]) -> Double? {
        for (name, unit) in units.sorted(by: { $0.key.count > $1.key.count }) where text.hasSuffix(name) {
            guard let number = Double(text.dropLast(name.count)), number.isFinite else { return nil }
            return number * unit
        }
        return nil
    }

    mutating func readCurve(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> TokenCurve {
        let (value, part) = try plain(value, at: part)
        guard case .list(let values) = value, values.count == 4 else {
            throw fault("'\(part.token)' has \(value.words) where [x1, y1, x2, y2] stands", at: part)
        }
        var numbers: [Double] = []
        for (index, value) in values.enumerated() {
            let place = part.appending("\(index)")
            let number = try readNumber(value, at: place)
            guard index % 2 == 1 || (0...1).contains(number) else {
                throw fault(
                    "'\(part.token)' has the x \(JSONValue.text(of: number)), which is outside of 0…1",
                    at: place)
            }
            numbers.append(number)
        }
        return TokenCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
}
