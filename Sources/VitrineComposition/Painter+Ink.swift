import VitrineDrawing
import VitrineGeometry
import VitrinePixels

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
    mutating func paintInked(
        _ paragraph: Paragraph, _ text: TypesetText, in frame: Rect, for element: String
    ) {
        let rect = Rect(origin: grid.snapped(frame.origin), size: frame.size)
        for index in paragraph.runs.indices {
            let ink = paragraph.runs[index].ink
            let style = paragraph.runs[index].style
            var part = text
            part.runs = zip(text.runs, text.sources).filter { $1 == index }.map(\.0)
            part.decorations = text.decorations.filter { $0.source == index }
            // Lines of a colour of their own do not take the ink.
            var lines: [TypesetText.Decoration] = []
            if ink?.fill != nil {
                lines = part.decorations.filter { style.hasOwnColor($0.kind) }
                part.decorations.removeAll { style.hasOwnColor($0.kind) }
                part.makeOpaque()
            }
            let pictures = text.pictures.filter { $0.source == index }
            let paintPart = { [part] (painter: inout Painter) in
                painter.paint(part, at: rect.origin, for: element)
                for picture in pictures {
                    painter.paint(picture, of: paragraph, at: rect.origin, for: element)
                }
            }
            let paintLines = { [lines] (kind: TypesetText.Decoration.Kind) in
                { (painter: inout Painter) in painter.paint(lines, kind, at: rect.origin, for: element) }
            }
            let shadows = Ink(shadows: ink?.shadows ?? [])
            paint(in: shadows, over: rect, for: element, paintLines(.background))
            paint(in: shadows, over: rect, for: element, paintLines(.underline))
            paint(in: ink ?? shadows, over: rect, for: element, paintPart)
            paint(in: shadows, over: rect, for: element, paintLines(.strikethrough))
        }
    }
}

extension TextStyle {
    fileprivate func hasOwnColor(_ kind: TypesetText.Decoration.Kind) -> Bool {
        switch kind {
        case .background: true
        case .underline: underline?.color != nil
        case .strikethrough: strikethrough?.color != nil
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
