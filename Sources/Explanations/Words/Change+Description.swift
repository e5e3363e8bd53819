import Composition
import Geometry

extension Change: CustomStringConvertible {
    /// Such as "`Badge`: padding 4 → 8 pt" or "`ListingCard` > picture 'teapot': corner radius 12 → 16 pt".
    public var description: String {
        let places = count > 1 ? " (\(count) times)" : ""
        return (place.isEmpty ? sentence : "\(place): \(sentence)") + places
    }

    /// The component and what is seen of the element, where the change does not say it itself.
    var place: String {
        let component = component.isEmpty || component == "canvas" ? component : "`\(component)`"
        switch detail {
        case .inserted, .removed, .replaced, .moved, .wrapped, .unwrapped: return component
        case .property(let name, _, _) where name.isShown: return component
        default:
            guard let subject else { return component }
            return component.isEmpty ? subject : "\(component) > \(subject)"
        }
    }

    /// What has changed.
    var sentence: String {
        if isWhole { return "\(subject ?? "element") \(detail)" }
        if let token, case .property(let name, let from, let to) = detail {
            return TokenWords.text(token, name, from: from, to: to)
        }
        guard let part else { return detail.description }
        // A background's fill is the background.
        if case .property(let name, let from, let to) = detail, ["fill", "stroke"].contains(name.name) {
            let word = name.name == "fill" ? part : "\(part) color"
            return ValueWords(name: name, calledAs: word).change(from: from, to: to)
        }
        return "\(part) \(detail)"
    }
}

extension Change.Detail: CustomStringConvertible {
    public var description: String {
        switch self {
        case .property(let name, let from, let to): ValueWords(name: name).change(from: from, to: to)
        case .kind(let from, let to): "\(from) → \(to)"
        case .inserted: "added"
        case .removed: "removed"
        case .replaced(let name): "replaced by \(name)"
        case .wrapped(let wrapper): "put into \(wrapper)"
        case .unwrapped(let wrapper): "taken out of \(wrapper)"
        case .modifierAdded(let text): "\(text) added"
        case .modifierRemoved(let text): "\(text) removed"
        case .modifierMoved(let text, let isInside, let other):
            "\(text) is now \(isInside ? "inside" : "outside") of the \(other)"
        case .pictureFile(let name, _, _): "\(name) has another file"
        case .moved(let place): "moved \(place)"
        case .order(let from, let to):
            "order \(from.joined(separator: ", ")) → \(to.joined(separator: ", "))"
        case .rearranged: "arranged otherwise"
        case .box(let from, let to): Self.text(from: from, to: to)
        }
    }

    private static func text(from: Rect, to: Rect) -> String {
        let text = ValueWords.decimal
        var parts: [String] = []
        if from.size != to.size {
            parts.append("\(text(from.width))×\(text(from.height)) → \(text(to.width))×\(text(to.height))")
        }
        if from.minX != to.minX { parts.append("x \(text(from.minX)) → \(text(to.minX))") }
        if from.minY != to.minY { parts.append("y \(text(from.minY)) → \(text(to.minY))") }
        return parts.joined(separator: ", ") + " pt"
    }
}
