/// Reads lengths in units of the view box: `2`, `0.5`, `2px`, `3mm` or, where it is known of what, `50%`.
enum Length {
    /// The absolute units of CSS Values 4 §6.2.
    private static let units = [
        "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "pt": 96.0 / 72, "pc": 16,
    ]
    private static let relativeUnits: Set<String> = ["em", "rem", "ex", "ch", "vw", "vh", "vmin", "vmax"]

    static func parsing(_ text: String) throws(ValueError) -> Double { try parsing(text, of: nil) }

    static func nonNegative(_ text: String) throws(ValueError) -> Double {
        try nonNegative(text, of: nil)
    }

    /// - Parameter whole: What a percentage is of; nothing where percentages cannot be read.
    static func parsing(_ text: String, of whole: Double?) throws(ValueError) -> Double {
        var scanner = ValueScanner(text)
        let value = try scanner.number()
        if let whole, scanner.take("%"), scanner.isAtEnd() { return value / 100 * whole }
        let unit = scanner.isAtEnd() ? "" : scanner.word().lowercased()
        guard scanner.isAtEnd(), let factor = units[unit] else {
            throw ValueError(
                reason: "is not a plain number or one in px",
                isUnsupported: scanner.take("%") || relativeUnits.contains(unit))
        }
        return value * factor
    }

    static func nonNegative(_ text: String, of whole: Double?) throws(ValueError) -> Double {
        let value = try parsing(text, of: whole)
        guard value >= 0 else { throw ValueError(reason: "is negative") }
        return value
    }
}
