import Foundation

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
            let text = element.text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
            try add(text[...], line: element.line)
        }
    }

    private mutating func add(_ text: Substring, line: Int) throws(VectorImageError) {
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            let isAtRule = rest.first == "@"
            guard let end = rest.firstIndex(where: { $0 == "{" || (isAtRule && $0 == ";") }) else {
                throw .malformedStyle(line: line)
            }
            let head = rest[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
            rest = rest[rest.index(after: end)...]
            var body: Substring = ""
            if text[end] == "{" {
                guard let close = Self.end(ofBlock: rest) else { throw .malformedStyle(line: line) }
                body = rest[..<close]
                rest = rest[rest.index(after: close)...]
            }
            if isAtRule {
                if try StyleCondition.holds(head, line: line) { try add(body, line: line) }
            } else {
                try add(selectors: head, body, line: line)
            }
            rest = rest.drop(while: \.isWhitespace)
        }
    }

    private mutating func add(
        selectors: String, _ declarations: Substring, line: Int
    ) throws(VectorImageError) {
        guard !declarations.contains("{") else { throw .malformedStyle(line: line) }
        for selector in selectors.split(separator: ",") {
            let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
            // Nobody points at a picture.
            if selector.contains(/:(hover|active|focus)\b/) { continue }
            guard selector.wholeMatch(of: /[.#]?[\w-]+/) != nil else {
                throw .unsupportedSelector(selector, line: line)
            }
            rules.append(Rule(selector: selector, declarations: String(declarations)))
        }
    }

    /// Where the block ends whose `{` stands before the text.
    private static func end(ofBlock text: Substring) -> Substring.Index? {
        var depth = 1
        return text.indices.first { index in
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            return depth == 0
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
