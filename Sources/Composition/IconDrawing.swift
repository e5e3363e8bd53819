import Drawing
import Geometry
import Pixels

/// The items that an icon is drawn with in a rectangle.
struct IconDrawing {
    private(set) var items: [DisplayItem] = []
    private let icon: ResolvedIcon
    private let rect: Rect
    private let element: String

    init(_ icon: ResolvedIcon, in rect: Rect, element: String) {
        self.icon = icon
        self.rect = rect
        self.element = element
        var shapes = icon.drawing.shapes[...]
        while let first = shapes.first {
            let alike = shapes.prefix { $0.isErasing == first.isErasing }
            shapes = shapes.dropFirst(alike.count)
            if first.isErasing {
                erase(alike)
            } else {
                items += alike.flatMap(clipped)
            }
        }
    }

    /// A shape within its clips.
    private func clipped(_ shape: VectorImage.Shape) -> [DisplayItem] {
        shape.clips.reduce(painted(shape)) { items, clip in
            let group = Group(items: items, clip: placed(clip.path), clipRule: clip.rule)
            return [DisplayItem(element: element, content: .group(group))]
        }
    }

    /// A shape in its colors; where both are weak, edge and inside are so together and do not darken each other.
    private func painted(_ shape: VectorImage.Shape) -> [DisplayItem] {
        let inks = [shape.fill?.ink, shape.stroke?.ink].compactMap { $0?.color(for: icon) }
        guard inks.count == 2, inks[0] == inks[1], let alpha = inks.first?.alpha, alpha > 0, alpha < 1 else {
            return drawing(of: shape) { $0.color(for: icon) }
        }
        let opaque = drawing(of: shape) { _ in
            SRGBColor(red: inks[0].red, green: inks[0].green, blue: inks[0].blue, alpha: 1)
        }
        return [DisplayItem(element: element, content: .group(Group(items: opaque, opacity: alpha)))]
    }

    /// Takes shapes off all that has been drawn: it is drawn through a mask that is opaque where they are not.
    private mutating func erase(_ shapes: ArraySlice<VectorImage.Shape>) {
        guard !items.isEmpty else { return }
        let reach = max(rect.width, rect.height)
        let ground = DisplayItem.Content.fill(
            Path(rectangle: rect.inset(by: Insets(all: -reach))), .color(.white), rule: .nonZero)
        let holes = shapes.flatMap { drawing(of: $0) { _ in .black } }
        let mask = Group(
            items: [DisplayItem(element: element, content: ground)] + holes, colors: .luminanceToAlpha)
        let group = Group(items: items, mask: [DisplayItem(element: element, content: .group(mask))])
        items = [DisplayItem(element: element, content: .group(group))]
    }

    private func drawing(
        of shape: VectorImage.Shape, _ color: (VectorImage.Ink) -> SRGBColor
    ) -> [DisplayItem] {
        let path = placed(shape.path)
        var contents: [DisplayItem.Content] = []
        if let fill = shape.fill {
            contents.append(.fill(path, .color(color(fill.ink)), rule: fill.rule))
        }
        if let stroke = shape.stroke {
            var style = stroke.style.scaled(by: min(scale.width, scale.height))
            // As heavy as the letters, whose size does not follow the symbol's scale.
            style.width *= (icon.style?.symbolStroke ?? 1) / icon.appearance.scale
            contents.append(.stroke(path, .color(color(stroke.ink)), style))
        }
        return contents.map { DisplayItem(element: element, content: $0) }
    }

    /// How many points a unit of the view box has.
    private var scale: Size {
        let box = icon.drawing.viewBox
        return Size(width: rect.width / box.width, height: rect.height / box.height)
    }

    private func placed(_ path: Path) -> Path {
        let box = icon.drawing.viewBox
        let scale = scale
        return path.mapped { point in
            Point(
                x: rect.minX + (point.x - box.minX) * scale.width,
                y: rect.minY + (point.y - box.minY) * scale.height)
        }
    }
}

extension ResolvedIcon {
    /// Where the icon is drawn: its edges on pixels, or for a symbol in its own size, as letters are.
    func place(in frame: Rect, on grid: PixelGrid) -> Rect {
        guard drawing.unitsPerEm != nil, !isResizable else { return grid.snapped(frame) }
        return Rect(origin: grid.snapped(frame.origin), size: frame.size)
    }
}

extension VectorImage.Shape {
    /// A symbol's engraved shapes have been decided upon; those of other icons lie in one color.
    fileprivate var isErasing: Bool { effect != .covers }
}

extension VectorImage.Ink {
    fileprivate func color(for icon: ResolvedIcon) -> SRGBColor {
        switch self {
        case .currentColor(let opacity): icon.color.opacity(opacity)
        case .color(let color): color
        }
    }
}

extension ColorMatrix {
    /// Black becomes clear and white opaque.
    fileprivate static let luminanceToAlpha = ColorMatrix(
        red: Row(0, 0, 0), green: Row(0, 0, 0), blue: Row(0, 0, 0), alpha: Row(0.2126, 0.7152, 0.0722))
}
