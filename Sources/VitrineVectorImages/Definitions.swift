import VitrineDrawing
import VitrineGeometry

/// The elements of a file that others refer to by their identifiers.
struct Definitions {
    private let elements: [String: MarkupElement]
    /// How many elements references may bring in, so that they cannot grow without bound.
    private static let limit = 5_000

    init(of root: MarkupElement) {
        var elements: [String: MarkupElement] = [:]
        for element in root.withDescendants {
            if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        }
        self.elements = elements
    }

    /// The element of `url(#id)`; nothing for `none`.
    func element(of reference: String, named name: String) throws(ValueError) -> MarkupElement? {
        if reference == "none" { return nil }
        guard let match = reference.wholeMatch(of: /url\(\s*["']?#(.+?)["']?\s*\)/),
            let element = elements[String(match.1)], element.name == name
        else { throw ValueError(reason: "is no <\(name)> of the file") }
        return element
    }

    /// The element of an identifier.
    func element(_ id: String) -> MarkupElement? { elements[id] }

    /// The gradient of an identifier.
    func gradient(_ id: String) -> MarkupElement? {
        elements[id].flatMap { ["linearGradient", "radialGradient"].contains($0.name) ? $0 : nil }
    }

    /// The tree with a copy of its element in the place of each `<use>`.
    func expanded(_ root: MarkupElement) throws(VectorImageError) -> MarkupElement {
        guard root.withDescendants.contains(where: { $0.name == "use" }) else { return root }
        var budget = Self.limit
        return try expanded(root, within: &budget, depth: 0)
    }

    private func expanded(
        _ element: MarkupElement, within budget: inout Int, depth: Int
    ) throws(VectorImageError) -> MarkupElement {
        guard budget > 0, depth <= MarkupReader.maximumDepth else {
            throw .tooDeep(line: element.line, limit: MarkupReader.maximumDepth)
        }
        budget -= 1
        var result = element
        if element.name == "use" {
            let reference = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
            guard reference.hasPrefix("#"), var copy = elements[String(reference.dropFirst())] else {
                throw .unknownReference(reference, line: element.line)
            }
            // A symbol, and a drawing, is as large as its reference says (SVG 2 §5.5 and §5.6).
            if copy.name == "symbol" { copy.name = copy.attributes["viewBox"] == nil ? "g" : "svg" }
            if copy.name == "svg" {
                for name in ["width", "height"] {
                    copy.attributes[name] = element.attributes[name] ?? copy.attributes[name]
                }
            }
            let x = try element.value("x", Length.parsing) ?? 0
            let y = try element.value("y", Length.parsing) ?? 0
            let own = element.attributes["transform"].map { "\($0) " } ?? ""
            result.name = "g"
            result.attributes["transform"] = "\(own)translate(\(x) \(y))"
            for name in ["x", "y", "width", "height", "href", "xlink:href"] {
                result.attributes[name] = nil
            }
            copy.attributes["id"] = nil
            result.children = [copy]
        }
        var children: [MarkupElement] = []
        for child in result.children {
            children.append(try expanded(child, within: &budget, depth: depth + 1))
        }
        result.children = children
        return result
    }
}
