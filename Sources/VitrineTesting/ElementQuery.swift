import CatalogKit
import VitrineComposition
import VitrineRendering
import VitrineViews
import VitrineWording

/// Which elements of a component are meant.
struct ElementQuery {
    /// One narrowing after the other, each among what the element before holds.
    enum Step {
        case role(AccessibilityRole, label: String?)
        case text(String)
        case label(String)
        case identifier(String)
        case value(String)
        case position(Int)
    }

    var steps: [Step] = []

    /// The elements that the query finds, in reading order.
    func matches(in tree: AccessibilityTree) -> [AccessibilityElement] {
        var found = tree.allElements
        var isWhole = true
        for step in steps {
            if case .position(let position) = step {
                found = found.indices.contains(position) ? [found[position]] : []
                continue
            }
            let candidates = isWhole ? found : found.flatMap { $0.children.flatMap(\.withDescendants) }
            isWhole = false
            found = step.best(of: candidates)
        }
        return found
    }

    /// The names of elements that are nearly meant, by the last step.
    func nearest(in tree: AccessibilityTree) -> [String] {
        guard let step = steps.last(where: { $0.wanted != nil }), let wanted = step.wanted?.lowercased()
        else {
            return []
        }
        let names = tree.allElements.flatMap { element in
            step.names(of: element).map { (name: $0, text: step.described($0, element.role)) }
        }
        let limit = Spelling.limit(of: wanted)
        let near = names.enumerated().map { order, name in
            (distance: Spelling.distance(wanted, name.name.lowercased()), order: order, name: name)
        }
        .filter { $0.distance <= limit || !wanted.isEmpty && $0.name.name.lowercased().contains(wanted) }
        var texts: [String] = []
        for entry in near.sorted(by: { ($0.distance, $0.order) < ($1.distance, $1.order) })
        where !texts.contains(entry.name.text) { texts.append(entry.name.text) }
        return Array(texts.prefix(3))
    }
}

extension ElementQuery.Step {
    /// Those that are meant; a text is looked for in other elements only where none is a text itself.
    func best(of elements: [AccessibilityElement]) -> [AccessibilityElement] {
        let matching = elements.filter(matches)
        guard case .text = self else { return matching }
        let texts = matching.filter { $0.role == .text }
        return texts.isEmpty ? matching : texts
    }

    private func matches(_ element: AccessibilityElement) -> Bool {
        switch self {
        case .role(let role, let label): element.role == role && (label.map { element.isCalled($0) } ?? true)
        case .text(let text): element.label == text && element.children.isEmpty
        case .label(let label): element.label == label
        case .identifier(let identifier): element.identifier == identifier
        case .value(let value): element.value == value
        case .position: true
        }
    }

    var wanted: String? {
        switch self {
        case .role(_, let label): label
        case .text(let text), .label(let text), .identifier(let text), .value(let text): text
        case .position: nil
        }
    }

    func names(of element: AccessibilityElement) -> [String] {
        let names: [String] =
            switch self {
            case .role, .text, .label: [element.label]
            case .identifier: [element.identifier]
            case .value: [element.value]
            case .position: []
            }
        return names.filter { !$0.isEmpty }
    }

    func described(_ name: String, _ role: AccessibilityRole) -> String {
        switch self {
        case .role, .text, .label, .position: "\(role.rawValue) \"\(name)\""
        case .identifier: "#\(name)"
        case .value: "value \"\(name)\""
        }
    }
}

extension AccessibilityElement {
    /// Containers without a name are called by what they hold.
    fileprivate func isCalled(_ label: String) -> Bool {
        if self.label == label { return true }
        return self.label.isEmpty && children.flatMap(\.withDescendants).contains { $0.label == label }
    }
}

extension ElementQuery: CustomStringConvertible {
    /// `button "Remove" in cell 3`.
    var description: String {
        var words: [String] = []
        for step in steps {
            switch step {
            case .position(let position):
                words.append("\(words.popLast() ?? "element") number \(position)")
            case .role(let role, let label): words.append(role.rawValue + (label.map { " \"\($0)\"" } ?? ""))
            case .text(let text): words.append("text \"\(text)\"")
            case .label(let label): words.append("element \"\(label)\"")
            case .identifier(let identifier): words.append("element #\(identifier)")
            case .value(let value): words.append("element of value \"\(value)\"")
            }
        }
        return words.reversed().joined(separator: " in ")
    }
}
