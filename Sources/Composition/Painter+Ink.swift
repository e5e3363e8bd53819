import Drawing
import Geometry
import Pixels

// What is drawn in more than a colour: gradients over letters, shadows that a style throws.
extension Painter {
    /// Paints something in an ink.
    mutating func paint(
        in ink: Ink, over rect: Rect, for element: String, _ paintContent: (inout Painter) -> Void
    ) {
        var content = Painter(grid: grid)
        paintContent(&content)
        guard !content.items.isEmpty else { return }
        var items = content.items
        if let fill = ink.fill {
            // Letters reach beyond their box, where the gradient's last colours go on.
            let reach = rect.height
            let area = Rect(
                x: rect.minX - reach, y: rect.minY - reach, width: rect.width + 2 * reach,
                height: rect.height + 2 * reach)
            let filling = DisplayItem.Content.fill(
                Path(rectangle: area), Paint(fill, in: rect), rule: .nonZero)
            let group = Group(items: [DisplayItem(element: element, content: filling)], mask: items)
            items = [DisplayItem(element: element, content: .group(group))]
        }
        for shadow in ink.shadows {
            items = [DisplayItem(element: element, content: .group(Group(items: items, shadow: shadow)))]
        }
        for item in items { add(item.content, for: element) }
    }

    /// Paints a text whose parts have inks; gradients go over the box of the whole text.
    mutating func paintInked(_ node: LaidOutNode, _ text: TypesetText, in frame: Rect) {
        guard case .text(let paragraph) = node.kind else { return }
        let rect = Rect(origin: grid.snapped(frame.origin), size: frame.size)
        var rest = text
        rest.sources = []
        for index in paragraph.runs.indices {
            rest.runs = zip(text.runs, text.sources).filter { $1 == index }.map(\.0)
            // Lines along a text belong to no part of it; they are drawn with the last one.
            rest.decorations = index == paragraph.runs.indices.last ? text.decorations : []
            guard let ink = paragraph.runs[index].ink else {
                paint(rest, at: rect.origin, for: node.id)
                continue
            }
            if ink.fill != nil { rest.makeOpaque() }
            paint(in: ink, over: rect, for: node.id) { [rest] in $0.paint(rest, at: rect.origin, for: node.id)
            }
        }
    }
}

extension TypesetText {
    /// As a mask, letters hide nothing.
    fileprivate mutating func makeOpaque() {
        for index in runs.indices { runs[index].color = .black }
        for index in decorations.indices { decorations[index].color = .black }
    }
}
