import Composition
import Geometry
import Pixels

extension Change: CustomStringConvertible {
    /// Such as "`badge` padding 4 → 8 pt".
    public var description: String { "`\(element)` \(detail)" }
}

extension Change.Detail: CustomStringConvertible {
    public var description: String {
        switch self {
        case .property(let name, .number(let from)?, .number(let to)?):
            "\(name) \(Self.text(from)) → \(Self.text(to))\(name.isLength ? " pt" : "")"
        case .property(let name, _, _) where name.name == "content":
            "content changed"
        case .property(let name, let from, let to):
            if let (from, to) = Self.colors(from, to) {
                "\(name) \(from) → \(to)"
            } else {
                Self.told(name, from, to)
            }
        case .kind(let from, let to): "\(from) → \(to)"
        case .inserted: "inserted"
        case .removed: "removed"
        case .modifierAdded(let text): "\(text) added"
        case .modifierRemoved(let text): "\(text) removed"
        case .moved: "moved among its siblings"
        case .rearranged: "arranged otherwise"
        case .box(let from, let to): Self.text(from: from, to: to)
        }
    }

    private static func told(_ name: PropertyName, _ from: PropertyValue?, _ to: PropertyValue?) -> String {
        text(name, from: text(from, of: name), to: text(to, of: name))
    }

    private static func text(_ name: PropertyName, from: String, to: String) -> String {
        let limit = 60
        if from.count > limit || to.count > limit { return "\(name) changed" }
        return "\(name) \(from) → \(to)"
    }

    /// Colours that are not the same in hexadecimal digits are told in these.
    private static func colors(_ from: PropertyValue?, _ to: PropertyValue?) -> (String, String)? {
        guard let from = from?.color, let to = to?.color, from.description != to.description else {
            return nil
        }
        return (from.description, to.description)
    }

    private static func text(_ value: PropertyValue?, of name: PropertyName) -> String {
        switch value {
        case nil: "none"
        case .string(let text)? where name.name == "text": "'\(text)'"
        case .number(let number)?: "\(text(number))\(name.isLength ? " pt" : "")"
        case let value?: value.description
        }
    }

    private static func text(from: Rect, to: Rect) -> String {
        var parts: [String] = []
        if from.size != to.size {
            parts.append("\(text(from.width))×\(text(from.height)) → \(text(to.width))×\(text(to.height))")
        }
        if from.minX != to.minX { parts.append("x \(text(from.minX)) → \(text(to.minX))") }
        if from.minY != to.minY { parts.append("y \(text(from.minY)) → \(text(to.minY))") }
        return parts.joined(separator: ", ") + " pt"
    }

    /// At most three digits after the point, as many as sidecars hold of boxes.
    static func text(_ number: Double) -> String {
        if number.isInfinite { return number > 0 ? "∞" : "-∞" }
        return PropertyValue.text(of: (number * 1000).rounded() / 1000)
    }
}
