import VitrineGeometry

/// An explanation in words, as reports keep it.
public struct ExplanationSummary: Equatable, Sendable {
    /// All in one sentence.
    public var sentence: String
    /// Causes and consequences, apart from each other and in detail.
    public var changes: [ChangeSummary]
    /// The group of snapshots that were changed by just the same causes; nothing where no cause is known.
    public var cluster: CauseCluster?

    public init(sentence: String, changes: [ChangeSummary] = [], cluster: CauseCluster? = nil) {
        self.sentence = sentence
        self.changes = changes
        self.cluster = cluster
    }

    /// One short phrase each, such as "`Badge`: padding 4 → 8 pt".
    public var causes: [String] { changes.filter { $0.role == .cause }.map(\.text) }
    public var consequences: [String] { changes.filter { $0.role == .consequence }.map(\.text) }

    /// - Parameter drawn: the elements at the differing pixels, which the sentence names where no element changed.
    package init(_ explanation: Explanation, drawn: @autoclosure () -> [String]) {
        let causes = zip(explanation.causes, explanation.declarations).map {
            ChangeSummary($0, .cause, declaration: $1)
        }
        self.init(
            sentence: explanation.isEmpty ? Self.sentence(drawn: drawn()) : explanation.description,
            changes: causes + explanation.consequences.map { ChangeSummary($0, .consequence) },
            cluster: explanation.cluster)
    }

    private static func sentence(drawn: [String]) -> String {
        let places = drawn.isEmpty ? "them" : drawn.joined(separator: ", ")
        return
            "the elements are the same; the rasterizer, or the content of an image, draws \(places) differently"
    }
}

extension ExplanationSummary {
    /// What changed for assistive technology alone.
    package init(ofWords explanation: Explanation) {
        self.init(explanation, drawn: [])
        if explanation.isEmpty { sentence = "assistive technology finds the same elements in another order" }
    }
}

/// A change as reports keep it.
public struct ChangeSummary: Equatable, Sendable {
    public enum Role: String, Sendable {
        /// The component's code or content changed it.
        case cause
        /// It is different since something else was changed.
        case consequence
    }

    public var role: Role
    /// In words, such as "`Badge`: padding 4 → 8 pt".
    public var text: String
    /// The element's id.
    public var element: String
    /// The composite view that declares the element.
    public var component: String
    /// The kind of the element or modifier with the property, or what else became of the element: `removed`.
    public var kind: String
    public var property: String?
    public var old: String?
    public var new: String?
    /// Where a cause is declared, apart from values and from numbers among siblings.
    public var declaration: String
    public var boxes: ChangedBoxes

    public init(
        role: Role, text: String, element: String = "", component: String = "", kind: String = "",
        property: String? = nil, old: String? = nil, new: String? = nil, declaration: String = "",
        boxes: ChangedBoxes = ChangedBoxes()
    ) {
        self.role = role
        self.text = text
        self.element = element
        self.component = component
        self.kind = kind
        self.property = property
        self.old = old
        self.new = new
        self.declaration = declaration
        self.boxes = boxes
    }
}

extension ChangeSummary {
    init(_ change: Change, _ role: Role, declaration: String = "") {
        let data = change.detail.data
        self.init(
            role: role, text: change.description, element: change.id, component: change.component,
            kind: data.kind,
            property: data.property, old: data.old ?? (data.kind == "removed" ? change.subject : nil),
            new: data.new ?? (data.kind == "inserted" ? change.subject : nil), declaration: declaration,
            boxes: change.boxes)
    }
}

extension Change.Detail {
    /// The change as data.
    fileprivate var data: (kind: String, property: String?, old: String?, new: String?) {
        switch self {
        case .property(let name, let from, let to):
            let words = ValueWords(name: name)
            return (name.kind, name.name, from.map(words.text), to.map(words.text))
        case .kind(let from, let to): return ("kind", nil, from, to)
        case .inserted: return ("inserted", nil, nil, nil)
        case .removed: return ("removed", nil, nil, nil)
        case .replaced(let name): return ("replaced", nil, nil, name)
        case .wrapped(let wrapper): return ("wrapped", nil, nil, wrapper)
        case .unwrapped(let wrapper): return ("unwrapped", nil, wrapper, nil)
        case .modifierAdded(let text): return ("modifier added", nil, nil, text)
        case .modifierRemoved(let text): return ("modifier removed", nil, text, nil)
        case .modifierMoved(let text, _, _): return ("modifier moved", nil, nil, text)
        case .pictureFile(_, let from, let to): return ("picture file", "content", from, to)
        case .moved(let place): return ("moved", nil, nil, place)
        case .order(let from, let to):
            return ("order", nil, from.joined(separator: ", "), to.joined(separator: ", "))
        case .rearranged: return ("rearranged", nil, nil, nil)
        case .box(let from, let to):
            let text = { (side: [Double]) in side.map(ValueWords.decimal).joined(separator: " ") }
            return (
                "box", nil, text([from.minX, from.minY, from.width, from.height]),
                text([to.minX, to.minY, to.width, to.height])
            )
        }
    }
}
