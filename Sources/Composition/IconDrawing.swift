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
                cover(with: alike)
            }
        }
    }

    /// Shapes in their colors; where edge and inside, or shapes after each other, are weak in the same color, they are so
    /// together and do not darken each other.
    private mutating func cover(with shapes: ArraySlice<VectorImage.Shape>) {
        var shapes = shapes
        while let first = shapes.first {
            let alike = shapes.prefix { $0 == first || $0.joins(first, in: icon) }
            shapes = shapes.dropFirst(alike.count)
            items += painted(alike)
        }
    }

    private func painted(_ shapes: ArraySlice<VectorImage.Shape>) -> [DisplayItem] {
        guard let color = shapes.first?.veil(in: icon) else {
            return shapes.flatMap { drawing(of: $0) { $0.color(for: icon) } }
        }
        let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        let drawn = shapes.flatMap { drawing(of: $0) { _ in opaque } }
        guard drawn.count > 1 else { return shapes.flatMap { drawing(of: $0) { _ in color } } }
        return [DisplayItem(element: element, content: .group(Group(items: drawn, opacity: color.alpha)))]
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
        let box = icon.drawing.viewBox
        let scale = Size(width: rect.width / box.width, height: rect.height / box.height)
        let path = shape.path.mapped { point in
            Point(
                x: rect.minX + (point.x - box.minX) * scale.width,
                y: rect.minY + (point.y - box.minY) * scale.height)
        }
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

    /// The color of edge and inside, where it is one and weak.
    fileprivate func veil(in icon: ResolvedIcon) -> SRGBColor? {
        let colors = inks.map { $0.color(for: icon) }
        guard let color = colors.first, color.alpha > 0, color.alpha < 1,
            colors.allSatisfy({ $0 == color })
        else { return nil }
        return color
    }

    /// Whether two shapes are weak as one: those of a symbol's layer, and others by the color around the icon alone, as what an
    /// icon's own file makes weak lies on each other.
    fileprivate func joins(_ other: VectorImage.Shape, in icon: ResolvedIcon) -> Bool {
        guard let veil = veil(in: icon), veil == other.veil(in: icon) else { return false }
        if icon.style != nil { return layer == other.layer }
        return (inks + other.inks).allSatisfy { $0 == .currentColor(opacity: 1) }
    }

    private var inks: [VectorImage.Ink] { [fill?.ink, stroke?.ink].compactMap(\.self) }
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
