import Foundation
import VitrinePixels

extension SRGBColor {
    /// Reads `#rgb`, `#rrggbb` (each also with alpha), `rgb(…)`, `hsl(…)`, a name of CSS or `transparent`.
    static func parsing(_ text: String) throws(ValueError) -> SRGBColor {
        let text = text.lowercased()
        if text.hasPrefix("#") { return try hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return try rgb(text) }
        if text.hasPrefix("hsl") { return try hsl(text) }
        if text == "transparent" { return .clear }
        if let color = named(text) { return color }
        throw ValueError(
            reason: text == "currentcolor"
                ? "is not supported here; write a colour as #rrggbb"
                : "is no colour that icons support; write it as #rrggbb or currentColor")
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

    /// A number of a function, with `%` or the unit of an angle.
    private typealias Argument = (value: Double, unit: String)

    /// `rgb(17, 34, 51)`, `rgba(17, 34, 51, 0.5)` and `rgb(10% 20% 30% / 50%)`.
    private static func rgb(_ text: String) throws(ValueError) -> SRGBColor {
        let arguments = try arguments(of: text)
        guard (3...4).contains(arguments.count),
            arguments.allSatisfy({ $0.unit.isEmpty || $0.unit == "%" })
        else { throw ValueError(reason: "is not rgb() with 3 or 4 numbers") }
        let components = arguments.prefix(3).map { $0.unit == "%" ? $0.value / 100 : $0.value / 255 }
            .map { min(max($0, 0), 1) }
        return SRGBColor(
            red: components[0], green: components[1], blue: components[2],
            alpha: arguments.count > 3 ? share(arguments[3]) : 1)
    }

    /// `hsl(120, 50%, 25%)`, `hsla(120deg, 50%, 25%, 0.5)` and `hsl(0.5turn 50% 25% / 50%)`, as CSS Color 4 §7.1 turns them into RGB.
    private static func hsl(_ text: String) throws(ValueError) -> SRGBColor {
        let turns = ["": 1.0 / 360, "deg": 1.0 / 360, "grad": 1.0 / 400, "rad": 0.5 / .pi, "turn": 1]
        let arguments = try arguments(of: text)
        guard (3...4).contains(arguments.count), let turn = turns[arguments[0].unit],
            arguments[1].unit == "%", arguments[2].unit == "%"
        else { throw ValueError(reason: "is not hsl() with an angle and two percentages") }
        let hue = arguments[0].value * turn
        let (saturation, lightness) = (share(arguments[1]), share(arguments[2]))
        func component(_ offset: Double) -> Double {
            let place = ((hue - hue.rounded(.down)) * 12 + offset).truncatingRemainder(dividingBy: 12)
            let reach = saturation * min(lightness, 1 - lightness)
            return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
        }
        return SRGBColor(
            red: component(0), green: component(8), blue: component(4),
            alpha: arguments.count > 3 ? share(arguments[3]) : 1)
    }

    private static func share(_ argument: Argument) -> Double {
        min(max(argument.unit == "%" ? argument.value / 100 : argument.value, 0), 1)
    }

    private static func arguments(of function: String) throws(ValueError) -> [Argument] {
        var scanner = ValueScanner(function)
        _ = scanner.word()
        var arguments: [Argument] = []
        guard scanner.take("(") else { throw ValueError(reason: "lacks '(' \(scanner.place)") }
        while !scanner.take(")") {
            if arguments.count == 3 { _ = scanner.take("/") }
            let value = try scanner.number()
            arguments.append((value, scanner.take("%") ? "%" : scanner.word()))
        }
        guard scanner.isAtEnd() else { throw ValueError(reason: "goes on after ')'") }
        return arguments
    }
}
