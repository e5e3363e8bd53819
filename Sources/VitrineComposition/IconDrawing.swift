import VitrineDrawing
import VitrineGeometry
import VitrinePixels

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
                paint(alike)
            }
        }
    }

    /// Adds shapes in their colors. Where one color is weak, the edge and the inside of a shape are so together and do not
    /// darken each other; of a symbol all shapes that follow each other in that color.
    private mutating func paint(_ shapes: ArraySlice<VectorImage.Shape>) {
        var rest = shapes
        while let first = rest.first {
            let color = first.onlyColor(for: icon)
            let count =
                color == nil || icon.style == nil
                ? 1 : rest.prefix { $0.onlyColor(for: icon) == color }.count
            let alike = rest.prefix(count)
            rest = rest.dropFirst(count)
            let isOnePaint = count == 1 && (first.fill == nil || first.stroke == nil)
            guard let color, !isOnePaint, color.alpha > 0, color.alpha < 1 else {
                items += alike.flatMap { drawing(of: $0) { $0.resolved(for: icon) } }
                continue
            }
            let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
            let group = Group(
                items: alike.flatMap { drawing(of: $0) { _ in .color(opaque) } }, opacity: color.alpha)
            items.append(DisplayItem(element: element, content: .group(group)))
        }
    }

    /// Takes shapes off all that has been drawn: it is drawn through a mask that is opaque where they are not.
    private mutating func erase(_ shapes: ArraySlice<VectorImage.Shape>) {
        guard !items.isEmpty else { return }
        let reach = max(rect.width, rect.height)
        let backdrop = DisplayItem.Content.fill(
            Path(rectangle: rect.inset(by: Insets(all: -reach))), .color(.white), rule: .nonZero)
        let holes = shapes.flatMap { drawing(of: $0) { _ in .color(.black) } }
        let mask = Group(
            items: [DisplayItem(element: element, content: backdrop)] + holes, colors: .luminanceToAlpha)
        let group = Group(items: items, mask: [DisplayItem(element: element, content: .group(mask))])
        items = [DisplayItem(element: element, content: .group(group))]
    }

    /// What a shape is painted with in the end.
    fileprivate enum Finish {
        case color(SRGBColor)
        case gradient(VectorImage.Gradient)
    }

    /// A shape within its clips.
    private func drawing(
        of shape: VectorImage.Shape, _ finish: (VectorImage.Ink) -> Finish
    ) -> [DisplayItem] {
        let path = placed(shape.path)
        var contents: [DisplayItem.Content] = []
        if let fill = shape.fill {
            contents.append(filling(path, with: finish(fill.ink), rule: fill.rule))
        }
        if let stroke = shape.stroke {
            var style = stroke.style.scaled(by: min(scale.width, scale.height))
            // As heavy as the letters, whose size does not follow the symbol's scale.
            style.width *= (icon.style?.symbolStroke ?? 1) / icon.appearance.scale
            contents.append(.stroke(path, paint(finish(stroke.ink)), style))
        }
        let items = contents.map { DisplayItem(element: element, content: $0) }
        return shape.clips.reduce(items) { items, clip in
            let group = Group(items: items, clip: placed(clip.path), clipRule: clip.rule)
            return [DisplayItem(element: element, content: .group(group))]
        }
    }

    /// The inside of an outline. Circles of colours that lie as ellipses are drawn as such in coordinates of their own.
    private func filling(_ path: Path, with finish: Finish, rule: Path.FillRule) -> DisplayItem.Content {
        guard case .gradient(let gradient) = finish else { return .fill(path, paint(finish), rule: rule) }
        let map = gradient.transform.followed(by: placing)
        guard gradient.paint(in: map) == nil, let own = gradient.paint(in: .identity),
            let inverse = map.inverse
        else { return .fill(path, paint(finish), rule: rule) }
        let fill = DisplayItem.Content.fill(inverse.apply(to: path), own, rule: rule)
        return .group(Group(items: [DisplayItem(element: element, content: fill)], transform: map))
    }

    /// The paint in the picture's points; along a line, ellipses of colours are circles that cover as much.
    private func paint(_ finish: Finish) -> Paint {
        switch finish {
        case .color(let color): return .color(color)
        case .gradient(let gradient):
            let map = gradient.transform.followed(by: placing)
            return gradient.paint(in: map) ?? gradient.paint(in: gradient.rounded(map)) ?? .color(.clear)
        }
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

    /// How the view box's coordinates become points of the picture.
    private var placing: Transform {
        let (box, scale) = (icon.drawing.viewBox, scale)
        return Transform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX - box.minX * scale.width,
            ty: rect.minY - box.minY * scale.height)
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

    /// The color of both its edge and its inside; nothing where they have two.
    fileprivate func onlyColor(for icon: ResolvedIcon) -> SRGBColor? {
        let inks = [fill?.ink, stroke?.ink].compactMap(\.self)
        let colors = inks.compactMap { ink in
            if case .color(let color) = ink.resolved(for: icon) { color } else { nil }
        }
        return colors.count == inks.count && colors.allSatisfy { $0 == colors.first } ? colors.first : nil
    }
}

extension VectorImage.Ink {
    fileprivate func resolved(for icon: ResolvedIcon) -> IconDrawing.Finish {
        switch self {
        case .currentColor(let opacity): .color(icon.color.opacity(opacity))
        case .color(let color): .color(color)
        case .gradient(let gradient) where gradient.isStencil:
            .gradient(gradient.mapColors { icon.color.opacity($0.alpha) })
        case .gradient(let gradient): .gradient(gradient)
        }
    }
}

extension VectorImage.Gradient {
    /// The map with its mean factor in all directions, about the gradient's middle.
    fileprivate func rounded(_ map: Transform) -> Transform {
        guard case .radial(let center, _, _) = extent else { return map }
        let scale = map.meanScale
        let middle = map.apply(to: center)
        return Transform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x - scale * center.x, ty: middle.y - scale * center.y)
    }
}

extension VitrineDrawing.ColorMatrix {
    /// Black becomes clear and white opaque.
    fileprivate static let luminanceToAlpha = VitrineDrawing.ColorMatrix(
        red: Row(0, 0, 0), green: Row(0, 0, 0), blue: Row(0, 0, 0), alpha: Row(0.2126, 0.7152, 0.0722))
}
