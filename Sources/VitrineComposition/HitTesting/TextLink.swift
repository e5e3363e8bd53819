import VitrineDrawing
import VitrineGeometry

/// A stretch of a text that leads to an address.
struct TextLink: Sendable {
    var label: String
    /// The runs of the paragraph that are it.
    var runs: Range<Int>
    /// What opens it, by its number in the pass's ``InteractionRegister``.
    var interaction: Int
    var isEnabled: Bool
}

extension LaidOutNode {
    /// Where a link of the text stands, line by line, from the corner of the text's box.
    func boxes(of link: TextLink) -> [Rect] {
        (text?.links ?? []).filter { link.runs.contains($0.source) }.map(\.rect)
    }

    /// What opens the links that stand at a point.
    func linkInteractions(at point: Point) -> [Int] {
        rare.textLinks.filter { link in boxes(of: link).contains { $0.holds(point) } }.map(\.interaction)
    }
}

extension Rect {
    /// Whether a point lies inside; points on the trailing and the lower edge lie outside.
    func holds(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
