import Foundation

/// How much drawing a file asks for: through references a small one may ask for more than can be drawn.
struct DrawingCost {
    /// How many elements are drawn, each as often as something refers to it.
    fileprivate var elements = 1.0
    /// How often each pixel of the picture is calculated, in steps of about a nanosecond.
    fileprivate var work = 0.0

    fileprivate static let maximumElements = 20_000.0
    /// Steps for the whole picture.
    private static let maximumWork = 2e9

    /// Reads a file's elements; has the density for filters that look at the pixels around.
    fileprivate struct Reader {
        let definitions: Definitions
        let density: Double
        /// The costs of what has been referred to, by identifier; nothing for what is being looked at, which must not refer to itself.
        var known: [String: DrawingCost?] = [:]
    }

    static func check(_ root: MarkupElement, pixels: Int, density: Double) throws(VectorImageError) {
        // What a sheet says in selectors beyond ours is drawn within librsvg's own limits.
        let styled = (try? StyleSheet(of: root))?.applied(to: root) ?? root
        var reader = Reader(definitions: Definitions(of: styled), density: density)
        let cost = try reader.cost(of: styled, depth: 0)
        guard cost.elements <= maximumElements, cost.work * Double(pixels) <= maximumWork else {
            throw .tooElaborate
        }
    }
}

extension DrawingCost.Reader {
    private static let drawnByReference: Set<String> = [
        "defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter", "linearGradient",
        "radialGradient",
    ]

    mutating func cost(of element: MarkupElement, depth: Int) throws(VectorImageError) -> DrawingCost {
        guard depth <= MarkupReader.maximumDepth else { throw .tooElaborate }
        var cost = DrawingCost()
        cost.work = ownWork(of: element)
        for child in element.children where !Self.drawnByReference.contains(child.name) {
            cost.add(try self.cost(of: child, depth: depth + 1))
        }
        for id in references(of: element) {
            // Gradients take no time, whatever they refer to.
            guard let target = definitions.element(id), !target.name.hasSuffix("Gradient") else {
                continue
            }
            // Each point of an outline may have a marker.
            let points = (element.attributes["d"] ?? element.attributes["points"] ?? "").utf8.count / 2
            cost.add(
                try self.cost(of: target, named: id, depth: depth + 1),
                times: target.name == "marker" ? Double(max(1, points)) : 1)
        }
        return cost
    }

    private mutating func cost(
        of target: MarkupElement, named id: String, depth: Int
    ) throws(VectorImageError) -> DrawingCost {
        if let known = known[id] {
            guard let known else { throw .tooElaborate }
            return known
        }
        known[id] = .some(nil)
        let cost = try cost(of: target, depth: depth)
        known[id] = cost
        return cost
    }

    /// The identifiers of what is drawn because of the element, where it stands elsewhere.
    private func references(of element: MarkupElement) -> [String] {
        element.attributes.sorted { $0.key < $1.key }.flatMap { name, value in
            if name == "href" { return [String(value.dropFirst())] }
            guard value.contains("url(") else { return [] }
            return value.matches(of: /url\(\s*["']?#(.+?)["']?\s*\)/).map { String($0.1) }
        }
    }

    /// What an element takes for each pixel beside its outline: a picture of its own that is laid on the others, a filter.
    private func ownWork(of element: MarkupElement) -> Double {
        func number(_ name: String, _ standard: Double) -> Double {
            let text = element.attributes[name]?.split { $0 == " " || $0 == "," }.first
            return text.flatMap { Double($0) } ?? standard
        }
        switch element.name {
        case "feTurbulence": return 100 * max(1, number("numOctaves", 1))
        case "feMorphology":
            let side = 2 * number("radius", 0) * density + 1
            return side * side
        case "feConvolveMatrix":
            let order = number("order", 3)
            return 2 * order * order
        case let name where name.hasPrefix("fe"): return 40
        case "mask", "pattern", "clipPath", "image": return 4
        default:
            let isLayer = ["opacity", "mix-blend-mode", "filter", "mask", "clip-path"].contains {
                element.property($0) != nil
            }
            return isLayer ? 4 : 0
        }
    }
}

extension DrawingCost {
    fileprivate mutating func add(_ other: DrawingCost, times count: Double = 1) {
        elements += other.elements * count
        work += other.work * count
    }
}
