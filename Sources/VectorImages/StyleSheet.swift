/// The rules of `<style>` elements, as drawing programs write them: a class, an element's name or an identifier, and what holds
/// for it.
struct StyleSheet {
    private struct Rule {
        /// `.st0`, `path` or `#id`.
        var selector: String
        var declarations: String

        var strength: Strength {
            switch selector.first {
            case "#": .identifier
            case ".": .class
            default: .name
            }
        }
    }

    private enum Strength: CaseIterable {
        case name, `class`, identifier
    }

    private var rules: [Rule] = []

    init(of root: MarkupElement) throws(VectorImageError) {
        for element in root.withDescendants where element.name == "style" {
            try add(element)
        }
    }

    private mutating func add(_ style: MarkupElement) throws(VectorImageError) {
        let text = style.text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
        for part in text.split(separator: "}") where !part.allSatisfy(\.isWhitespace) {
            let halves = part.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2 else { throw .malformedStyle(line: style.line) }
            for selector in halves[0].split(separator: ",") {
                let selector = selector.filter { !$0.isWhitespace }
                guard selector.wholeMatch(of: /[.#]?[\w-]+/) != nil else {
                    throw .unsupportedSelector(selector, line: style.line)
                }
                rules.append(Rule(selector: selector, declarations: String(halves[1])))
            }
        }
    }

    /// The element with what the rules say of it and of those inside before what its own `style` says.
    func applied(to element: MarkupElement) -> MarkupElement {
        guard !rules.isEmpty else { return element }
        var element = element
        let classes = element.attributes["class", default: ""].split(separator: " ").map { ".\($0)" }
        let names = [element.name] + classes + (element.attributes["id"].map { ["#\($0)"] } ?? [])
        // An identifier goes before a class, and that before a name (CSS Selectors 4 §17).
        let said = Strength.allCases.flatMap { strength in
            rules.filter { $0.strength == strength && names.contains($0.selector) }
        }
        if !said.isEmpty {
            let own = element.attributes["style"].map { [$0] } ?? []
            element.attributes["style"] = (said.map(\.declarations) + own).joined(separator: ";")
        }
        element.children = element.children.map(applied)
        return element
    }
}

extension MarkupElement {
    /// The element and those inside, in the order of the file.
    var withDescendants: [MarkupElement] { [self] + children.flatMap(\.withDescendants) }
}
