/// Reads lengths, which icons give in units of the view box: `2`, `0.5` or `2px`.
enum Length {
    static func parsing(_ text: String) throws(ValueError) -> Double {
        var scanner = ValueScanner(text)
        let value = try scanner.number()
        let isBare = scanner.isAtEnd()
        guard isBare || scanner.word() == "px", scanner.isAtEnd() else {
            throw ValueError(reason: "is not a plain number or one in px")
        }
        return value
    }

    static func nonNegative(_ text: String) throws(ValueError) -> Double {
        let value = try parsing(text)
        guard value >= 0 else { throw ValueError(reason: "is negative") }
        return value
    }
}
