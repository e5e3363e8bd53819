import VitrineJSONValues
import VitrinePixels
import VitrineViews
import VitrineWording

extension TokenResolution {
    /// A colour (2025.10 Color §4), or the hexadecimal digits that earlier drafts had.
    mutating func readColor(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> SRGBColor {
        let (value, part) = try plain(value, at: part)
        if case .string(let text) = value {
            guard let color = SRGBColor(hexadecimal: text) else {
                throw fault(
                    "'\(part.token)' has \(value.words) where a color stands, such as "
                        + "{\"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3]}", at: part)
            }
            tolerate(
                "'\(part.token)' has '\(text)', as drafts before 2025.10 write colors; write "
                    + color.notation, at: part)
            return color
        }
        let members = try members(
            value, at: part, needed: ["colorSpace", "components"], optional: ["alpha", "hex"])
        let space = try colorSpace(members["colorSpace"], at: part.appending("colorSpace"))
        let components = try components(members["components"], in: space, at: part.appending("components"))
        var color = space.sRGB(components)
        if let alpha = members["alpha"] {
            color.alpha = try component(alpha, within: 0...1, at: part.appending("alpha"))
        }
        guard let hex = members["hex"] else { return color }
        let place = part.appending("hex")
        guard case .string(let digits) = hex, digits.utf8.count == 7,
            var fallback = SRGBColor(hexadecimal: digits)
        else {
            throw fault(
                "'\(part.token)' has \(hex.words) as 'hex', which is a text such as '#1c5b4a'", at: place)
        }
        fallback.alpha = color.alpha
        guard space == .srgb else { return color }
        // Components are often written with three digits, which mean the color that the digits say exactly.
        if color.isRounding(of: fallback) { return fallback }
        if color.description != fallback.description, !color.isCoarseRounding(of: fallback) {
            tolerate(
                "'\(part.token)' has '\(digits)' as 'hex' but the components of "
                    + "'\(color.description.prefix(7))', which are drawn; write \(fallback.notation)",
                at: place)
        }
        return color
    }

    private func colorSpace(_ value: JSONValue?, at part: TokenPart) throws(TokenFailure) -> ColorSpace {
        guard case .string(let name)? = value else {
            throw fault("'\(part.token)' has no text as 'colorSpace', such as 'srgb'", at: part)
        }
        if let space = ColorSpace(rawValue: name) { return space }
        let names = ColorSpace.allCases.map(\.rawValue)
        let help =
            Spelling.closest(to: name.lowercased(), among: names).map { "did you mean '\($0)'?" }
            ?? "there are \(names.joined(separator: ", "))"
        throw fault("there is no color space '\(name)'; \(help)", at: part)
    }

    private mutating func components(
        _ value: JSONValue?, in space: ColorSpace, at part: TokenPart
    ) throws(TokenFailure) -> [Double] {
        let (value, part) = try plain(value ?? .list([]), at: part)
        guard case .list(let values) = value, values.count == 3 else {
            throw fault("'\(part.token)' needs three components", at: part)
        }
        var components: [Double] = []
        for (index, value) in values.enumerated() {
            let place = part.appending("\(index)")
            components.append(try component(value, within: space.ranges[index], at: place))
        }
        return components
    }

    /// A number within bounds; what is `none` counts as 0 (CSS Color 4 §4.4).
    private mutating func component(
        _ value: JSONValue, within range: ClosedRange<Double>, at part: TokenPart
    ) throws(TokenFailure) -> Double {
        let (value, part) = try plain(value, at: part)
        if value == "none" { return 0 }
        let number = try readNumber(value, at: part)
        guard range.contains(number) else {
            throw fault(
                "'\(part.token)' has the component \(JSONValue.text(of: number)), which is outside of "
                    + "\(JSONValue.text(of: range.lowerBound))…\(JSONValue.text(of: range.upperBound))",
                at: part)
        }
        return number
    }
}

extension SRGBColor {
    /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
    package init?(hexadecimal text: String) {
        let digits = Array(text.utf8.dropFirst())
        guard text.hasPrefix("#"), [3, 4, 6, 8].contains(digits.count) else { return nil }
        let width = digits.count < 6 ? 1 : 2
        var components: [Double] = []
        for start in stride(from: 0, to: digits.count, by: width) {
            let part = digits[start..<start + width]
            guard part.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = Int(String(decoding: part, as: UTF8.self), radix: 16)
            else { return nil }
            components.append(Double(width == 1 ? value * 17 : value) / 255)
        }
        self.init(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count == 4 ? components[3] : 1)
    }

    /// Whether another colour's components are this one's when they are rounded to three digits.
    fileprivate func isRounding(of other: SRGBColor) -> Bool {
        zip(components, other.components).allSatisfy { abs($0 - $1) <= 0.0005 + 1e-12 }
    }

    /// Whether this colour's components are another's, rounded to two digits, which is less than a byte tells.
    fileprivate func isCoarseRounding(of other: SRGBColor) -> Bool {
        zip(components, other.components).allSatisfy { abs($0 - ($1 * 100).rounded() / 100) < 1e-9 }
    }

    private var components: [Double] { [red, green, blue] }

    /// As the format has it.
    fileprivate var notation: String {
        let components = components.map { JSONValue.text(of: ($0 * 1000).rounded() / 1000) }
        let opacity = alpha == 1 ? "" : ", \"alpha\": \(JSONValue.text(of: (alpha * 1000).rounded() / 1000))"
        return "{\"colorSpace\": \"srgb\", \"components\": [\(components.joined(separator: ", "))]"
            + "\(opacity), \"hex\": \"\(description.prefix(7))\"}"
    }
}
