import Pixels

extension SRGBColor {
    /// Reads `#rgb`, `#rrggbb` (each also with alpha), `rgb(…)`, `black`, `white` or `transparent`.
    static func parsing(_ text: String) throws(ValueError) -> SRGBColor {
        switch text {
        case "black": return .black
        case "white": return .white
        case "transparent": return .clear
        default: break
        }
        if text.hasPrefix("#") { return try hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return try function(text) }
        throw ValueError(reason: "is no colour that icons support; write it as #rrggbb or currentColor")
    }

    private static func hexadecimal(_ digits: Substring) throws(ValueError) -> SRGBColor {
        let values = digits.compactMap(\.hexDigitValue).map { Double($0) }
        guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else {
            throw ValueError(reason: "is not # with 3, 4, 6 or 8 hexadecimal digits")
        }
        var components: [Double] = []
        if values.count < 6 {
            components = values.map { $0 / 15 }
        } else {
            for index in stride(from: 0, to: values.count, by: 2) {
                components.append((values[index] * 16 + values[index + 1]) / 255)
            }
        }
        return SRGBColor(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count > 3 ? components[3] : 1)
    }

    /// `rgb(17, 34, 51)` and `rgba(17, 34, 51, 0.5)`.
    private static func function(_ text: String) throws(ValueError) -> SRGBColor {
        var scanner = ValueScanner(text)
        _ = scanner.word()
        var numbers: [Double] = []
        if scanner.take("(") {
            while !scanner.take(")") { numbers.append(try scanner.number()) }
        }
        guard (3...4).contains(numbers.count), scanner.isAtEnd() else {
            throw ValueError(reason: "is not rgb() with 3 or 4 numbers")
        }
        let components = numbers.prefix(3).map { min(max($0 / 255, 0), 1) }
        return SRGBColor(
            red: components[0], green: components[1], blue: components[2],
            alpha: numbers.count > 3 ? min(max(numbers[3], 0), 1) : 1)
    }
}
