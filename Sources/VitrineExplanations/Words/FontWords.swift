import VitrineComposition
import VitrineJSONValues

/// Says fonts, which sidecars hold as `Inter 600 italic`.
enum FontWords {
    private static let weights = [
        "100": "ultralight", "200": "thin", "300": "light", "400": "regular", "500": "medium",
        "600": "semibold",
        "700": "bold", "800": "heavy", "900": "black",
    ]

    /// What the weight is called where nothing else is different.
    static let weight = "font weight"

    /// `Inter semibold italic`.
    static func text(_ font: String) -> String {
        let face = Face(font)
        return [face.family, face.weight, face.slant].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// `font weight semibold → bold` where nothing else is different.
    static func change(_ old: String, _ new: String) -> String {
        let (before, after) = (Face(old), Face(new))
        if before.family == after.family, before.slant == after.slant {
            return "\(weight) \(before.weight) → \(after.weight)"
        }
        if before.family == after.family, before.weight == after.weight {
            return after.slant.isEmpty ? "italic removed" : "italic added"
        }
        return "font \(text(old)) → \(text(new))"
    }

    private struct Face {
        var family: String
        var weight: String
        var slant: String

        init(_ font: String) {
            var words = font.split(separator: " ").map(String.init)
            slant = words.last == "italic" ? words.removeLast() : ""
            weight = words.last.flatMap { weights[$0] } ?? ""
            if !weight.isEmpty { words.removeLast() }
            family = words.joined(separator: " ")
        }
    }

    /// What an OpenType feature does, where it has a common name.
    static func feature(_ tag: String) -> String {
        switch tag {
        case "tnum": "monospaced digits"
        case "smcp": "small capitals"
        default: tag
        }
    }
}

/// Says alignments, which sidecars hold by axis: `leading center`.
enum AlignmentWords {
    static func text(_ alignment: String) -> String {
        guard let space = alignment.firstIndex(of: " ") else { return alignment }
        let (horizontal, vertical) = (alignment[..<space], alignment[alignment.index(after: space)...])
        guard ["leading", "center", "trailing"].contains(horizontal),
            ["top", "center", "bottom"].contains(vertical)
        else { return alignment }
        if horizontal == "center" { return String(vertical) }
        return vertical == "center" ? String(horizontal) : "\(vertical) \(horizontal)"
    }
}

/// Says the columns of a grid.
enum TrackWords {
    static func text(_ tracks: [JSONValue]) -> String {
        var groups: [(text: String, count: Int)] = []
        for track in tracks {
            let text = text(track)
            if groups.last?.text == text {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((text, 1))
            }
        }
        return groups.map { $0.count == 1 ? $0.text : "\($0.count) × \($0.text)" }.joined(separator: ", ")
    }

    private static func text(_ track: JSONValue) -> String {
        guard case .record(let members) = track else { return track.description }
        var text = ""
        if case .number(let length)? = members["fixed"] { text = "fixed \(ValueWords.decimal(length)) pt" }
        for kind in ["flexible", "adaptive"] {
            guard case .list(let bounds)? = members[kind], bounds.count == 2,
                case .number(let least) = bounds[0],
                case .number(let most) = bounds[1]
            else { continue }
            text = "\(kind) from \(ValueWords.decimal(least)) pt"
            if most.isFinite { text += " to \(ValueWords.decimal(most)) pt" }
        }
        if case .number(let spacing)? = members["spacing"] {
            text += " with spacing \(ValueWords.decimal(spacing)) pt"
        }
        if case .string(let alignment)? = members["alignment"] {
            text += " aligned \(AlignmentWords.text(alignment))"
        }
        return text
    }
}
