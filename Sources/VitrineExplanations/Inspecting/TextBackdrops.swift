import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels

/// Finds what texts stand on, by going through the elements as they are painted, from back to front.
///
/// Only what is certain counts: a text has a contrast where the last things painted below all of it are plain colors,
/// nothing between or around mixes or changes colors, and no control around is inactive.
struct TextBackdrops {
    /// By the line of the text.
    private(set) var contrasts: [Int: TextContrast] = [:]

    private let nodes: [NodeDescription]
    private let places: [PlacedBox]
    private let children: [[Int]]
    private var painted: [Layer] = []

    /// What was painted.
    private struct Layer {
        /// As much of the canvas as it may touch; nothing where that is not known.
        var reach: Rect?
        /// What it is certain to cover: the part that all of these areas hold. Nothing for what has no plain color.
        var fill: (color: SRGBColor, areas: [ConvexArea])?
    }

    /// What holds for all that lies in an element.
    private struct Surroundings {
        var clips: [ConvexArea] = []
        /// Whether colors reach the canvas as the elements say.
        var isPlain = true
        /// Whether a control around does not react; its texts need no contrast (WCAG 2.2, 1.4.3).
        var isInactive = false
    }

    /// - Parameter nodes: the lines of a tree, parents before their children.
    init(_ nodes: [NodeDescription], at places: [PlacedBox]) {
        self.nodes = nodes
        self.places = places
        children = nodes.childrenOfLines
        if !nodes.isEmpty { paint(0, in: Surroundings()) }
    }

    private mutating func paint(_ line: Int, in surroundings: Surroundings) {
        let node = nodes[line]
        var inner = surroundings
        if node.properties["disabled"] == .flag(true) { inner.isInactive = true }
        switch node.kind {
        case "hidden": return
        case "text": return paintText(line, in: inner)
        case "shape": return paintShape(line, in: surroundings)
        case "image", "icon", "divider": return painted.append(Layer(reach: reach(of: line)))
        case CanvasElement.kindName: paintCanvas(node)
        case "clip":
            // What a clip by a path shows is not certain.
            let area = places[line].map == nil ? ConvexArea(node, in: places[line].box) : nil
            inner.clips += area.map { [$0] } ?? []
            if area == nil { inner.isPlain = false }
        case "shadow":
            // It lies below its content, however far it reaches.
            painted.append(Layer(reach: nil))
        default:
            if Self.changesColors(node) { inner.isPlain = false }
        }
        let order = node.kind == "background" ? paintedBackgroundFirst(line) : paintedInOrder(line)
        for child in order { paint(child, in: inner) }
    }

    private func paintedBackgroundFirst(_ line: Int) -> [Int] {
        Array(children[line].dropFirst() + children[line].prefix(1))
    }

    private func paintedInOrder(_ line: Int) -> [Int] {
        let depths = children[line].map { nodes[$0].number("z index") ?? 0 }
        guard depths.contains(where: { $0 != 0 }) else { return children[line] }
        return zip(children[line], depths).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    /// Whether what lies in an element is painted in other colors than it says.
    private static func changesColors(_ node: NodeDescription) -> Bool {
        if ["color invert", "luminance to alpha", "mask"].contains(node.kind) { return true }
        if node.kind == "opacity" { return node.number("opacity") != 1 }
        return node.properties.keys.contains { name in
            name != "z index" && PropertyDeclaration.named(name, of: node.kind)?.role == .paint
        }
    }

    private mutating func paintCanvas(_ node: NodeDescription) {
        guard let color = node.properties["background"]?.color else { return }
        painted.append(Layer(reach: nil, fill: (color, [])))
    }

    private mutating func paintShape(_ line: Int, in surroundings: Surroundings) {
        let node = nodes[line]
        let box = places[line].box
        if node.properties["shadows"] != nil { painted.append(Layer(reach: nil)) }
        guard surroundings.isPlain, places[line].map == nil, let color = node.properties["fill"]?.color,
            let area = ConvexArea(node, in: box)
        else { return painted.append(Layer(reach: reach(of: line))) }
        painted.append(Layer(reach: box, fill: (color, surroundings.clips + [area])))
    }

    private mutating func paintText(_ line: Int, in surroundings: Surroundings) {
        let node = nodes[line]
        if surroundings.isPlain, !surroundings.isInactive, places[line].map == nil,
            node.properties["runs"] == nil,
            let color = node.properties["color"]?.color, let backdrop = backdrop(of: places[line].box)
        {
            let weight = node.properties["font"].flatMap { Self.weight(of: $0) } ?? 400
            let isLarge = TextContrast.isLarge(size: node.number("font size") ?? 0, weight: weight)
            contrasts[line] = TextContrast(of: color, on: backdrop, isLarge: isLarge)
        }
        painted.append(Layer(reach: reach(of: line)))
    }

    private static func weight(of font: JSONValue) -> Int? {
        guard case .string(let words) = font else { return nil }
        return words.split(separator: " ").last { $0 != "italic" }.flatMap { Int($0) }
    }

    /// The color behind all of a box; nothing where it has several or is not known.
    private func backdrop(of box: Rect) -> SRGBColor? {
        var translucent: [SRGBColor] = []
        for layer in painted.reversed() {
            if let reach = layer.reach, !reach.overlaps(box) { continue }
            guard let fill = layer.fill, fill.areas.allSatisfy({ $0.contains(box) }) else { return nil }
            if fill.color.alpha < 1 {
                translucent.append(fill.color)
            } else {
                return translucent.reversed().reduce(fill.color) { $1.over($0) }
            }
        }
        return nil
    }

    /// Where an element paints; strokes lie on both sides of their shape's edge.
    private func reach(of line: Int) -> Rect? {
        let place = places[line]
        let box = place.map?.boundingBox(of: place.box) ?? place.box
        let margin = nodes[line].number("line width") ?? 0
        return Rect(
            x: box.minX - margin, y: box.minY - margin, width: box.width + 2 * margin,
            height: box.height + 2 * margin)
    }
}

extension [NodeDescription] {
    /// The lines of what lies directly in each, in their order.
    fileprivate var childrenOfLines: [[Int]] {
        var children = [[Int]](repeating: [], count: count)
        var path: [Int] = []
        for (line, node) in enumerated() {
            path.removeLast(Swift.max(0, path.count - node.depth))
            if let parent = path.last { children[parent].append(line) }
            path.append(line)
        }
        return children
    }
}
