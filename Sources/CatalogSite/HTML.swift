import Geometry

/// The few pieces of HTML that pages are made of.
enum HTML {
    /// A text as it stands between tags or in a quoted attribute.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// Points as CSS pixels, rounded to a whole one as attributes want it.
    static func pixels(_ points: Double) -> String { String(Int(points.rounded())) }

    /// A count with its noun.
    static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
