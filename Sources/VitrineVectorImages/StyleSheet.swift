import Foundation

/// The rules of `<style>` elements, as drawing programs write them: a class, an element's name or an identifier, and what holds
/// for it.
struct StyleSheet {
    private struct Rule {
        /// `.st0`, `path` or `#id`.
        var selector: String
        var declarations: String

        var specificity: Specificity {
            switch selector.first {
            case "#": .identifier
            case ".": .class
            default: .name
            }
        }
    }

    /// A rule as a file has it: what it is for, and what holds for that.
    struct WrittenRule {
        var selectors: String
        var declarations: String
    }

    private enum Specificity: CaseIterable {
        case name, `class`, identifier
    }

    private var rules: [Rule] = []
    /// How many rules for media may lie in each other.
    private static let maximumDepth = 8

    init(of root: MarkupElement) throws(VectorImageError) {
        for element in root.withDescendants where element.name == "style" {
            for rule in try Self.rules(of: element) { try add(rule, line: element.line) }
        }
    }

    /// The rules of a `<style>` that hold, with their selectors as they are written.
    static func rules(of style: MarkupElement) throws(VectorImageError) -> [WrittenRule] {
        let text = style.text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
        return try rules(in: text[...], line: style.line, depth: 0)
    }

    private static func rules(
        in text: Substring, line: Int, depth: Int
    ) throws(VectorImageError) -> [WrittenRule] {
        guard depth <= maximumDepth else { throw .tooDeep(line: line, limit: maximumDepth) }
        var rules: [WrittenRule] = []
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
                if try StyleCondition.holds(head, line: line) {
                    rules += try self.rules(in: body, line: line, depth: depth + 1)
                }
            } else {
                guard !body.contains("{") else { throw .malformedStyle(line: line) }
                rules.append(WrittenRule(selectors: head, declarations: String(body)))
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return rules
    }

    private mutating func add(_ rule: WrittenRule, line: Int) throws(VectorImageError) {
        for selector in rule.selectors.split(separator: ",") {
            let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
            // Nobody points at a picture.
            if selector.contains(/:(hover|active|focus)\b/) { continue }
            guard selector.wholeMatch(of: /[.#]?[\w-]+/) != nil else {
                throw .unsupportedSelector(selector, line: line)
            }
            rules.append(Rule(selector: selector, declarations: rule.declarations))
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
        let said = Specificity.allCases.flatMap { specificity in
            rules.filter { $0.specificity == specificity && names.contains($0.selector) }
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
