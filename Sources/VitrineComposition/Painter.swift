package import VitrineDrawing
package import VitrineGeometry
package import VitrinePixels
import VitrineViews

/// Turns boxes into drawing steps; afterwards nothing is left to decide.
package struct Painter {
    let grid: PixelGrid
    private(set) var items: [DisplayItem] = []

    /// The drawing steps of a component on its canvas.
    package static func paint(_ root: LaidOutNode, on canvas: CanvasArea) -> DisplayList {
        var painter = Painter(grid: PixelGrid(scale: canvas.scale))
        if let background = canvas.background {
            // To the last pixel, of which the canvas may take a part.
            let pixels = PixelSize(covering: canvas.size, scale: canvas.scale)
            let area = Rect(
                x: 0, y: 0, width: Double(pixels.width) / canvas.scale,
                height: Double(pixels.height) / canvas.scale)
            painter.add(
                .fill(VitrineDrawing.Path(rectangle: area), .color(background), rule: .nonZero), for: "canvas"
            )
        }
        painter.paint(root, at: canvas.origin)
        return DisplayList(size: canvas.size, scale: canvas.scale, items: painter.items)
    }

    init(grid: PixelGrid) {
        self.grid = grid
    }

    mutating func add(_ content: DisplayItem.Content, for element: String) {
        items.append(DisplayItem(element: element, content: content))
    }

    private mutating func paint(_ node: LaidOutNode, at parentOrigin: Point) {
        let frame = node.frame.translated(by: parentOrigin)
        switch node.kind {
        case .text:
            paintText(node, in: frame)
        case .image(let image):
            let rect = grid.snapped(frame)
            guard rect.width > 0, rect.height > 0 else { return }
            for part in image.parts(in: rect, grid: grid) {
                let drawing = ImageDrawing(
                    image: image.id, source: part.source, destination: part.destination, tint: image.tint)
                add(.image(drawing), for: node.id.text)
            }
        case .icon(let icon):
            paintIcon(icon, in: icon.place(in: frame, on: grid), for: node.id.text)
        case .shape(let shape):
            paintShape(shape, in: grid.snapped(frame), for: node.id.text)
        case .divider(_, let color, _):
            add(
                .fill(VitrineDrawing.Path(rectangle: grid.snapped(frame)), .color(color), rule: .nonZero),
                for: node.id.text)
        case .background:
            paintBackgroundFirst(node, at: frame.origin)
        case .placed(let stored):
            switch stored.painting {
            case .inOrder: paintChildren(of: node, at: frame.origin)
            case .backgroundFirst: paintBackgroundFirst(node, at: frame.origin)
            case .masked: paintMasked(node, at: frame.origin)
            }
        case .modified(.offset(let x, let y)):
            paintChildren(of: node, at: frame.origin + Point(x: x, y: y))
        case .modified(.opacity(1)):
            paintChildren(of: node, at: frame.origin)
        case .modified(.opacity(let opacity)):
            paintGroup(of: node, at: frame.origin) { $0.opacity = min(max(opacity, 0), 1) }
        case .shadow(let shadow):
            paintGroup(of: node, at: frame.origin) { $0.shadow = shadow }
        case .clip(let outline, let rule):
            let path = outline.path(in: grid.snapped(frame))
            paintGroup(of: node, at: frame.origin) { group in
                group.clip = path
                group.clipRule = rule
            }
        case .mask:
            paintMasked(node, at: frame.origin)
        case .modified(.effect(let change)):
            paintGroup(of: node, at: frame.origin) { $0.apply(change, in: frame) }
        case .modified(.hidden):
            break
        case .modified(.padding), .modified(.frame), .modified(.flexibleFrame), .modified(.fixedSize),
            .modified(.layoutPriority), .modified(.aspectRatio), .modified(.position),
            .modified(.alignmentGuide), .modified(.snapshotTolerance), .modified(.snapshotMask), .spacer,
            .container, .overlay:
            paintChildren(of: node, at: frame.origin)
        }
    }

    private mutating func paintChildren(of node: LaidOutNode, at origin: Point) {
        for child in node.childrenFromBackToFront { paint(child, at: origin) }
    }

    /// Paints what lies behind, the second child, before the first.
    private mutating func paintBackgroundFirst(_ node: LaidOutNode, at origin: Point) {
        for child in node.children.dropFirst() { paint(child, at: origin) }
        if let content = node.children.first { paint(content, at: origin) }
    }

    /// Paints the first child where the second one is opaque.
    private mutating func paintMasked(_ node: LaidOutNode, at origin: Point) {
        var content = Painter(grid: grid)
        var mask = Painter(grid: grid)
        if let child = node.children.first { content.paint(child, at: origin) }
        for child in node.children.dropFirst() { mask.paint(child, at: origin) }
        guard !content.items.isEmpty else { return }
        add(.group(VitrineDrawing.Group(items: content.items, mask: mask.items)), for: node.id.text)
    }

    /// Paints what is inside as one and changes that.
    private mutating func paintGroup(
        of node: LaidOutNode, at origin: Point, _ change: (inout VitrineDrawing.Group) -> Void
    ) {
        var inner = Painter(grid: grid)
        inner.paintChildren(of: node, at: origin)
        guard !inner.items.isEmpty else { return }
        var group = VitrineDrawing.Group(items: inner.items)
        change(&group)
        add(.group(group), for: node.id.text)
    }

    private mutating func paintText(_ node: LaidOutNode, in frame: Rect) {
        guard let text = node.text else { return }
        guard case .text(let paragraph) = node.kind else { return }
        if paragraph.isRedacted { return paint(text.bars, at: frame.origin, for: node.id.text) }
        if !text.sources.isEmpty { return paintInked(paragraph, text, in: frame, for: node.id.text) }
        paint(text, at: grid.snapped(frame.origin), for: node.id.text)
        for picture in text.pictures {
            paint(picture, of: paragraph, at: grid.snapped(frame.origin), for: node.id.text)
        }
    }

    /// Draws what stands for the lines of a redacted text.
    private mutating func paint(_ bars: [TypesetText.Bar], at origin: Point, for element: String) {
        for bar in bars {
            let rect = grid.snapped(bar.rect.translated(by: origin))
            guard rect.width > 0, rect.height > 0 else { continue }
            var color = bar.color
            color.alpha *= 0.16
            let radius = min(4, min(rect.width, rect.height) / 2)
            let path = VitrineDrawing.Path(
                roundedRectangle: rect, radii: CornerRadii(all: radius), isContinuous: false)
            add(.fill(path, .color(color), rule: .nonZero), for: element)
        }
    }

    /// Draws a picture of a text where the letter would stand that it replaces.
    mutating func paint(
        _ placed: TypesetText.PlacedPicture, of paragraph: Paragraph, at origin: Point, for element: String
    ) {
        let run = paragraph.runs[placed.source]
        guard let picture = run.picture else { return }
        let frame = placed.rect.translated(by: origin)
        let rect = grid.snapped(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        switch picture.content {
        case .outlines(let drawing):
            let icon = ResolvedIcon(
                id: picture.id, drawing: drawing, size: picture.size, isResizable: false,
                color: run.style.color, style: picture.isSymbol ? run.style : nil)
            paintIcon(icon, in: icon.place(in: frame, on: grid), for: element)
        case .pixels(let size):
            let source = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            let drawing = ImageDrawing(
                image: picture.id, source: source, destination: rect,
                tint: picture.isTemplate ? run.style.color : nil)
            add(.image(drawing), for: element)
        }
    }

    mutating func paint(_ text: TypesetText, at origin: Point, for element: String) {
        paint(text.decorations, .background, at: origin, for: element)
        paint(text.decorations, .underline, at: origin, for: element)
        for run in text.runs {
            var run = run
            for index in run.glyphs.indices {
                let position = run.glyphs[index].position + origin
                // Baselines stand on whole pixels; along the line glyphs stay where they are.
                run.glyphs[index].position = Point(x: position.x, y: grid.snapped(position.y))
            }
            add(.glyphs(run), for: element)
        }
        paint(text.decorations, .strikethrough, at: origin, for: element)
    }

    /// Draws the decorations of a kind, as far from the baseline on its pixel and as thick wherever the text stands.
    mutating func paint(
        _ decorations: [TypesetText.Decoration], _ kind: TypesetText.Decoration.Kind, at origin: Point,
        for element: String
    ) {
        // A font that does not say how thick its lines are has none.
        for decoration in decorations where decoration.kind == kind && decoration.rect.height > 0 {
            var rect = grid.snapped(decoration.rect.translated(by: origin))
            rect.origin.y =
                grid.snapped(decoration.baseline + origin.y)
                + grid.snapped(decoration.rect.minY - decoration.baseline)
            rect.size.height = max(grid.snapped(decoration.rect.height), 1 / grid.scale)
            add(
                .fill(VitrineDrawing.Path(rectangle: rect), .color(decoration.color), rule: .nonZero),
                for: element)
        }
    }

    private mutating func paintShape(_ shape: ResolvedShape, in rect: Rect, for element: String) {
        guard rect.width > 0, rect.height > 0 else { return }
        if !shape.shadows.isEmpty {
            var plain = shape
            plain.shadows = []
            return paint(in: Ink(shadows: shape.shadows), over: rect, for: element) {
                $0.paintShape(plain, in: rect, for: element)
            }
        }
        let path = shape.outline.path(in: rect)
        switch shape.ink {
        case .fill(let fill, let rule):
            if case .color(let color) = fill, color.alpha <= 0 { return }
            if case .material(_, let deviation) = fill {
                add(.blurBelow(path, rule: rule, deviation: deviation), for: element)
            }
            add(.fill(path, Paint(fill, in: rect), rule: rule), for: element)
        case .stroke(let fill, let style):
            add(.stroke(path, Paint(fill, in: rect), style), for: element)
        }
    }

    private mutating func paintIcon(_ icon: ResolvedIcon, in rect: Rect, for element: String) {
        if let ink = icon.ink {
            var plain = icon
            plain.ink = nil
            return paint(in: ink, over: rect, for: element) { $0.paintIcon(plain, in: rect, for: element) }
        }
        for item in IconDrawing(icon, in: rect, element: element).items { add(item.content, for: element) }
    }
}

extension LaidOutNode {
    var childrenFromBackToFront: [LaidOutNode] {
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}

/// The canvas that a component is painted on; lengths are points.
package struct CanvasArea: Sendable {
    package var size: Size
    /// Where the component's box begins.
    package var origin: Point
    package var scale: Double
    package var background: SRGBColor?

    package init(size: Size, origin: Point, scale: Double, background: SRGBColor?) {
        self.size = size
        self.origin = origin
        self.scale = scale
        self.background = background
    }
}
