public import CatalogKit
import VitrineComposition
public import VitrineGeometry
public import VitrineViews

/// An element of a component: looked for anew whenever something is asked of it or done with it.
@MainActor
public struct HostElement: ElementScope {
    let host: Host
    var query: ElementQuery
    /// Where the element was asked for.
    let place: SourcePlace

    /// Elements inside of this one, narrowed by a further step.
    public func element(_ step: ElementStep, at place: SourcePlace) -> HostElement {
        var query = query
        query.steps.append(step.step)
        return HostElement(host: host, query: query, place: place)
    }

    /// One of several elements, counted from 0 in reading order.
    public func element(at position: Int) -> HostElement {
        element(ElementStep(.position(position)), at: place)
    }

    /// Whether there is such an element.
    public var exists: Bool {
        get throws { note("exists", try matches.count > 0) }
    }

    /// How many such elements there are.
    public var count: Int {
        get throws { note("count", try matches.count) }
    }

    /// What assistive technology calls the element; empty for none. Throws a ``HostError`` unless there is just one
    /// such element.
    public var label: String {
        get throws { note("label", try found.label) }
    }

    /// What assistive technology speaks as the element's value; empty for none. Throws a ``HostError`` unless there
    /// is just one such element.
    public var value: String {
        get throws { note("value", try found.value) }
    }

    /// What assistive technology says would happen on a tap; empty for none. Throws a ``HostError`` unless there is
    /// just one such element.
    public var hint: String {
        get throws { note("hint", try found.hint) }
    }

    /// The element's `accessibilityIdentifier`; empty for none. Throws a ``HostError`` unless there is just one such
    /// element.
    public var identifier: String {
        get throws { note("identifier", try found.identifier) }
    }

    /// All that the element says: its label and value, or those of the elements that it holds.
    public var text: String {
        get throws { note("text", try found.text) }
    }

    /// The kind of element. Throws a ``HostError`` unless there is just one such element.
    public var role: AccessibilityRole {
        get throws { note("role", try found.role) }
    }

    /// The names of its traits, in alphabetical order.
    public var traits: [String] {
        get throws { note("traits", try found.traits) }
    }

    /// Whether neither the element nor what is around it is disabled. Throws a ``HostError`` unless there is just one
    /// such element.
    public var isEnabled: Bool {
        get throws { note("isEnabled", try found.isEnabled) }
    }

    /// Whether the element has the trait `isSelected`, as the chosen tab. Throws a ``HostError`` unless there is just
    /// one such element.
    public var isSelected: Bool {
        get throws { note("isSelected", try found.isSelected) }
    }

    /// Whether the element receives what is typed.
    public var hasFocus: Bool {
        get throws { note("hasFocus", try host.focusedID == found.id) }
    }

    /// Whether a toggle is on.
    public var isOn: Bool {
        get throws { note("isOn", try found.value == "1") }
    }

    /// The names of what can be done with the element beside the usual, such as its swipe actions.
    public var actions: [String] {
        get throws { note("actions", try found.allActions) }
    }

    /// The element's place on the canvas, in points.
    public var frame: Rect {
        get throws { note("frame", try found.frame) }
    }

    private var matches: [AccessibilityElement] {
        get throws { try query.matches(in: host.accessibilityTree) }
    }

    /// Notes the answer, which an expectation that is not met prints.
    private func note<Value>(_ property: String, _ value: Value) -> Value {
        host.answers?.append("\(query) has \(property) \(String(reflecting: value))")
        return value
    }

    /// The one element that the query finds.
    var found: AccessibilityElement {
        get throws {
            let tree = try host.accessibilityTree
            let matches = query.matches(in: tree)
            if let match = matches.first, matches.count == 1 { return match }
            throw HostError(
                matches.isEmpty
                    ? .notFound(query: "\(query)", nearest: query.nearest(in: tree), tree: tree)
                    : .ambiguous(query: "\(query)", matches: matches.map(\.summary), tree: tree),
                at: place)
        }
    }

    func error(_ reason: HostError.Reason) -> HostError { HostError(reason, at: place) }
}

extension Host: ElementScope {
    /// Elements of the whole component, narrowed by a first step.
    public func element(_ step: ElementStep, at place: SourcePlace) -> HostElement {
        HostElement(host: self, query: ElementQuery(steps: [step.step]), place: place)
    }

    /// Fails where a condition does not hold, with what was asked of elements for it and with what there is.
    public func expect(
        _ condition: @autoclosure () throws -> Bool, _ message: String = "the expectation is not met",
        file: StaticString = #fileID, line: Int = #line
    ) throws {
        answers = []
        defer { answers = nil }
        if try condition() { return }
        let message = ([message] + (answers ?? [])).joined(separator: "; ")
        throw HostError(
            .unmet(message: message, tree: try accessibilityTree),
            at: SourcePlace(file: "\(file)", line: line))
    }
}

extension AccessibilityElement {
    /// Its actions and those of the elements that it holds, each once.
    var allActions: [String] {
        var names: [String] = []
        for name in withDescendants.flatMap(\.actions) where !names.contains(name) { names.append(name) }
        return names
    }

    /// `button "Buy"`.
    var shortName: String { label.isEmpty ? role.rawValue : "\(role.rawValue) \"\(label)\"" }
}
