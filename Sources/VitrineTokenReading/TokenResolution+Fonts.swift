import VitrineJSONValues
import VitrineViews
import VitrineWording

// Families, weights and typography (2025.10 Format §8.3, §8.4 and §9.8).
extension TokenResolution {
    /// Names of weights, each with its number.
    private static let weights: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950,
        "ultra-black": 950,
    ]

    mutating func readFontFamily(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> [String] {
        let (value, part) = try plain(value, at: part)
        if case .string(let name) = value, !name.isEmpty { return [name] }
        guard case .list(let values) = value, !values.isEmpty else {
            throw fault(
                "'\(part.token)' has \(value.words) where a family's name or a list of names stands", at: part
            )
        }
        var families: [String] = []
        for (index, value) in values.enumerated() {
            let place = part.appending("\(index)")
            if case .token(let target)? = try reference(value, at: place) {
                families += try read(.string("{\(target)}"), as: .fontFamily, at: place).families ?? []
                continue
            }
            guard case .string(let name) = try plain(value, at: place).value, !name.isEmpty else {
                throw fault("'\(part.token)' has \(value.words) where a family's name stands", at: place)
            }
            families.append(name)
        }
        return families
    }

    mutating func readFontWeight(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> Double {
        let (value, part) = try plain(value, at: part)
        if case .string(let name) = value {
            if let weight = Self.weights[name] { return weight }
            let help = Spelling.closest(to: name, among: Self.weights.keys.sorted())
            throw fault(
                "there is no font weight '\(name)'; "
                    + (help.map { "did you mean '\($0)'?" } ?? "write a number from 1 to 1000"), at: part)
        }
        let number = try readNumber(value, at: part)
        guard (1...1000).contains(number) else {
            throw fault(
                "'\(part.token)' has the font weight \(JSONValue.text(of: number)), which is outside of 1…1000",
                at: part)
        }
        return number
    }

    mutating func readTypography(
        _ value: JSONValue, at part: TokenPart
    ) throws(TokenFailure) -> TokenTypography {
        let (value, part) = try plain(value, at: part)
        let members = try members(
            value, at: part, needed: ["fontSize"],
            optional: ["fontFamily", "fontWeight", "letterSpacing", "lineHeight"])
        for key in ["fontFamily", "fontWeight", "letterSpacing", "lineHeight"] where members[key] == nil {
            tolerate("'\(part.token)' lacks '\(key)', which the format asks for", at: part)
        }
        var typography = TokenTypography(
            families: ["system-ui"],
            size: try read("fontSize", of: members, as: .dimension, at: part, \.dimension), weight: 400)
        guard typography.size > 0 else {
            throw fault("the font size of '\(part.token)' is not positive", at: part.appending("fontSize"))
        }
        if members["fontFamily"] != nil {
            typography.families = try read("fontFamily", of: members, as: .fontFamily, at: part, \.families)
        }
        if members["fontWeight"] != nil {
            typography.weight = try read("fontWeight", of: members, as: .fontWeight, at: part, \.weight)
        }
        if members["letterSpacing"] != nil {
            typography.letterSpacing = try read(
                "letterSpacing", of: members, as: .dimension, at: part, \.dimension)
        }
        if let lineHeight = members["lineHeight"] {
            typography.lineHeight = try readNumber(lineHeight, at: part.appending("lineHeight"))
        }
        return typography
    }
}
