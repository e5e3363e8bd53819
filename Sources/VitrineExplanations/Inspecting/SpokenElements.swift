import VitrineComposition
import VitrineJSONValues

/// The elements that a screen reader stops at, in the order in which it reads them.
struct SpokenElements {
    /// By the numbers of elements.
    private(set) var stops: [Int: InspectedElement.Spoken] = [:]

    private let tree: ElementTree
    /// What is said of each element by itself, its modifiers included; the outer ones go before.
    private var words: [Int: [String: JSONValue]] = [:]

    init(_ tree: ElementTree) {
        self.tree = tree
        let lines = Dictionary(
            uniqueKeysWithValues: tree.nodes.numberedSpokenLines.map { ($0.node, $0.line) })
        for index in tree.elements.indices {
            let own = tree.elements[index].lines.compactMap { lines[$0] }
            if own.isEmpty { continue }
            words[index] = own.reduce(into: [:]) { $0.merge($1) { outer, _ in outer } }
        }
        if !tree.elements.isEmpty { visit(0) }
    }

    private mutating func visit(_ element: Int) {
        let words = words[element] ?? [:]
        if words["hidden"] == true { return }
        if words["children"] == "combine" || words["children"] == "ignore" {
            let parts = words["children"] == "combine" ? contents(below: element) : []
            return add(element, words, content: parts.joined(separator: ", "))
        }
        if words["label"] != nil || words["content"] != nil || words["value"] != nil {
            add(element, words, content: words["content"]?.quoted ?? "")
        }
        for child in inOrder(element) { visit(child) }
    }

    private mutating func add(_ element: Int, _ words: [String: JSONValue], content: String) {
        let traits: [String] =
            if case .list(let traits)? = words["traits"] { traits.compactMap(\.quoted) } else { [] }
        let said =
            [words["label"]?.quoted ?? content, words["value"]?.quoted, words["role"]?.quoted].compactMap(
                \.self)
            + traits + [words["hint"]?.quoted].compactMap(\.self)
        let text = said.filter { !$0.isEmpty }.joined(separator: ", ")
        if !text.isEmpty { stops[element] = InspectedElement.Spoken(number: stops.count + 1, words: text) }
    }

    /// What lies in an element and on or behind its modifiers, as it is read.
    private func inOrder(_ element: Int) -> [Int] {
        let children = tree.elements[element].layers.flatMap(\.contents) + tree.elements[element].children
        return children.sorted().enumerated()
            .sorted { (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset) }
            .map(\.element)
    }

    private func priority(_ element: Int) -> Double {
        if case .number(let priority)? = words[element]?["sort priority"] { priority } else { 0 }
    }

    private func contents(below element: Int) -> [String] {
        inOrder(element).flatMap { child -> [String] in
            let own = words[child] ?? [:]
            if own["hidden"] == true { return [] }
            let said = own["label"] ?? own["content"]
            return (said?.quoted).map { [$0] } ?? contents(below: child)
        }
    }
}

extension JSONValue {
    /// The text of a string.
    fileprivate var quoted: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
