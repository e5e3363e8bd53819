import VitrineComposition
import VitrineJSONValues
import VitrinePixels

/// Says colours and what is made of several.
enum ColorWords {
    /// `#1c5b4a`, or `#000000 at 9 %` for what lets something through.
    static func text(_ color: SRGBColor) -> String {
        var opaque = color
        opaque.alpha = 1
        return color.alpha == 1
            ? digits(color) : "\(digits(opaque)) at \(ValueWords.decimal(color.alpha * 100)) %"
    }

    private static func digits(_ color: SRGBColor) -> String { String(color.description.prefix(7)) }

    static func exact(_ color: SRGBColor) -> String {
        let components = [color.red, color.green, color.blue, color.alpha].map(JSONValue.text)
        return "(\(components.joined(separator: ", ")))"
    }

    private static let gradients = ["linear", "radial", "angular"]

    /// `linear gradient #ff0000, #0000ff`; nothing for what is no fill.
    static func fill(_ value: JSONValue) -> String? {
        guard case .record(let members) = value else { return nil }
        if let color = members["material"]?.color {
            return "material \(text(color)) with blur \(members["blur"]?.description ?? "0") pt"
        }
        for kind in gradients {
            guard case .list(let stops)? = members[kind] else { continue }
            let colors = stops.compactMap { stop -> String? in
                guard case .list(let parts) = stop else { return nil }
                return parts.first?.color.map(text)
            }
            return "\(kind) gradient \(colors.joined(separator: ", "))"
        }
        return nil
    }

    /// The same with the places of the colours and all other measures.
    static func exactFill(_ value: JSONValue) -> String? {
        guard case .record(let members) = value, let fill = fill(value) else { return nil }
        let measures = members.sorted { $0.key < $1.key }.compactMap { key, value -> String? in
            guard case .list(let numbers) = value else { return nil }
            if gradients.contains(key) {
                let places = numbers.compactMap { stop -> String? in
                    guard case .list(let parts) = stop, case .number(let place)? = parts.last else {
                        return nil
                    }
                    return "\(ValueWords.decimal(place * 100)) %"
                }
                return "at \(places.joined(separator: ", "))"
            }
            let words = numbers.map { value in
                if case .number(let number) = value { ValueWords.decimal(number) } else { value.description }
            }
            return "\(key) (\(words.joined(separator: ", ")))"
        }
        return ([fill] + measures).joined(separator: " ")
    }
}
