public import VitrineDrawing
public import VitrineGeometry
package import VitrineViews

/// An element with its place.
public struct LaidOutNode: Sendable {
    public var id: ElementID
    package var kind: ResolvedNode.Kind
    public var isRightToLeft: Bool
    package var component = ""
    /// The element's box in its parent's, in points and not rounded.
    public var frame: Rect
    /// The glyphs of a text, relative to the box.
    public var text: TypesetText?
    public var children: [LaidOutNode]
    package var zIndex = 0.0
    var rare = RareProperties()
    package var gridCell = GridCellTraits()

    /// The tree as sidecars hold it, parents before their children.
    public var descriptions: [NodeDescription] {
        var writing = Writing(words: accessibilityWords)
        describe(depth: 0, inRightToLeft: false, in: "", into: &writing)
        return writing.descriptions
    }

    /// What was described up to now.
    private struct Writing {
        let words: [String: AccessibilityWords]
        var descriptions: [NodeDescription] = []
    }

    private func describe(
        depth: Int, inRightToLeft isAroundRightToLeft: Bool, in outerComponent: String,
        into writing: inout Writing
    ) {
        var properties = kind.properties(in: frame.size)
        var traits = ElementTraits()
        traits.words = rare.storedWords ?? writing.words[id.text]
        traits.isRightToLeft = isRightToLeft == isAroundRightToLeft ? nil : isRightToLeft
        traits.zIndex = zIndex
        traits.flexItem = rare.flexItem
        traits.gridCell = gridCell
        traits.tokens = rare.tokens
        properties.merge(traits.written) { own, _ in own }
        writing.descriptions.append(
            NodeDescription(
                id: id.text, depth: depth, kind: kind.name, box: frame.roundedForReading,
                properties: properties, component: component == outerComponent ? nil : component))
        for child in children {
            child.describe(
                depth: depth + 1, inRightToLeft: isRightToLeft, in: component, into: &writing)
        }
    }
}

extension LaidOutNode {
    /// An element at its place, without children.
    init(_ node: ResolvedNode, frame: Rect) {
        id = node.id
        kind = node.kind
        isRightToLeft = node.isRightToLeft
        component = node.component
        self.frame = frame
        children = []
        zIndex = node.layoutTraits.zIndex
        gridCell = node.layoutTraits.gridCell
        rare = node.rare
    }

    /// How far what is inside is moved; the element itself stays where it is.
    var contentOffset: Point {
        if case .modified(.offset(let x, let y)) = kind { Point(x: x, y: y) } else { .zero }
    }

    /// What assistive technology finds instead of the element and its children; it is nowhere drawn.
    var accessibilityContent: [LaidOutNode]? {
        rare.accessibilityContent?.map { LaidOutNode($0, standingInFor: frame.size) }
    }

    /// What can be done with the element beside what it shows.
    var actionContent: [LaidOutNode] {
        rare.actionContent.map { LaidOutNode($0, standingInFor: frame.size) }
    }

    /// What elements that are not laid out are called together.
    static func label(of nodes: [ResolvedNode]) -> String {
        nodes.flatMap { LaidOutNode($0, standingInFor: .zero).accessibilityElements() }
            .map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// An element that is not laid out itself, in the place of one of a size.
    private init(_ node: ResolvedNode, standingInFor size: Size) {
        self.init(node, frame: Rect(origin: .zero, size: size))
        children = node.children.map { LaidOutNode($0, standingInFor: size) }
    }
}

extension LaidOutNode: CustomStringConvertible {
    public var description: String {
        descriptions.map(\.description).joined(separator: "\n")
    }
}

extension Rect {
    /// The rectangle in thousandths of a point, without the inexactness of floating point.
    fileprivate var roundedForReading: Rect {
        let rounded = { (value: Double) in (value * 1000).rounded() / 1000 + 0 }
        return Rect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}
