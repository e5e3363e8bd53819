import VitrineComposition
import VitrineGeometry

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
        guard case .property(let name, let from, let to) = detail else {
            return part.map { "\($0) \(detail)" } ?? detail.description
        }
        if let token { return TokenWords.text(token, name, from: from, to: to) }
        let (start, words) = words(for: name)
        return start + words.change(from: from, to: to)
    }

    /// What the sentence begins with where an old and a new value follow, such as `padding`.
    var property: String? {
        guard !isWhole, case .property(let name, let from, let to) = detail else { return nil }
        if let token { return TokenWords.property(token, name, from: from, to: to) }
        let (start, words) = words(for: name)
        return words.property(from: from, to: to).map { start + $0 }
    }

    /// What says the values of a property, and what stands before it.
    private func words(for name: PropertyName) -> (start: String, words: ValueWords) {
        guard let part else { return ("", ValueWords(name: name)) }
        switch name.name {
        // A background's fill is the background.
        case "fill": return ("", ValueWords(name: name, calledAs: part))
        case "stroke": return ("", ValueWords(name: name, calledAs: "\(part) color"))
        default: return ("\(part) ", ValueWords(name: name))
        }
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
