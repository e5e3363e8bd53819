public import VitrineDrawing
import VitrineGeometry
public import VitrinePixels

extension Rasterizer {
    /// A display list as a PDF of one page, a point for each of the list's points.
    ///
    /// Texts stay texts, outlines outlines. Blurs, shadows and angular gradients, which PDF does not have, are
    /// pictures in twice the list's resolution.
    public func pdf(_ list: DisplayList, images: ImageSource) throws -> [UInt8] {
        let surface = try PDFSurface(size: list.size)
        var page = PDFPage(
            context: try CairoContext(drawingOn: surface), size: list.size, pictureScale: 2 * list.scale,
            rasterizer: self)
        try page.draw(list.items, under: .identity, images: images)
        try page.context.check("draw a PDF")
        return try surface.finished()
    }
}

/// A font in a box, since a dictionary cannot hold it by itself.
final class DocumentFont {
    let font: PDFFont

    fileprivate init(_ font: consuming PDFFont) { self.font = font }
}

extension Rasterizer {
    /// The font of a face, which is opened once for all documents.
    fileprivate func documentFont(_ face: FontFace) throws -> DocumentFont {
        if let font = documentFonts[face] { return font }
        let font = DocumentFont(try PDFFont(face))
        documentFonts[face] = font
        return font
    }
}

/// A page being drawn.
private struct PDFPage: ~Copyable {
    let context: CairoContext
    let size: Size
    /// Pixels per point of what has to be a picture.
    let pictureScale: Double
    let rasterizer: Rasterizer

    init(context: consuming CairoContext, size: Size, pictureScale: Double, rasterizer: Rasterizer) {
        self.context = context
        self.size = size
        self.pictureScale = pictureScale
        self.rasterizer = rasterizer
    }

    mutating func draw(_ items: [DisplayItem], under transform: Transform, images: ImageSource) throws {
        for item in items {
            switch item.content {
            case .fill(_, let paint, _) where paint.isPictureInDocuments,
                .stroke(_, let paint, _) where paint.isPictureInDocuments:
                try drawPicture(of: [item], under: transform, images: images)
            case .fill(let path, let paint, let rule):
                setSource(paint, under: transform)
                context.add(path)
                context.fill(rule)
            case .stroke(let path, let paint, let style):
                setSource(paint, under: transform)
                context.add(path)
                context.stroke(style)
            case .glyphs(let run):
                let font = try rasterizer.documentFont(run.face)
                guard !font.font.holdsPictures else {
                    try drawPicture(of: [item], under: transform, images: images)
                    continue
                }
                context.setMatrix(transform)
                context.setSource(run.color)
                context.withHandle { font.font.show(run, on: $0) }
            case .image(let image):
                try drawImage(image, under: transform, images: images)
            case .group(let group):
                try draw(group, under: group.transform.followed(by: transform), images: images)
            case .blurBelow:
                // PDF has no words for what lies below.
                continue
            }
        }
    }

    private mutating func draw(_ group: Group, under inner: Transform, images: ImageSource) throws {
        guard group.blurDeviation == 0, group.colors == nil, group.shadow?.isInner != true,
            group.blendMode != .plusDarker
        else {
            var placed = group
            placed.transform = .identity
            let item = DisplayItem(element: "", content: .group(placed))
            return try drawPicture(of: [item], under: inner, images: images)
        }
        if let shadow = group.shadow {
            var below = group
            below.transform = .identity
            try drawShadow(shadow, of: below, under: inner, images: images)
        }
        context.save()
        if let clip = group.clip {
            context.setMatrix(inner)
            context.add(clip)
            context.clip(group.clipRule)
        }
        if group.mask == nil, group.opacity == 1, group.blendMode == .normal {
            try draw(group.items, under: inner, images: images)
        } else {
            var layer = try layer(of: group.items, under: inner, images: images)
            if let mask = group.mask {
                let mask = try self.layer(of: mask, under: inner, images: images)
                context.beginLayer()
                context.paint(layer, through: mask)
                layer = context.endLayer()
            }
            if let blending = group.blendMode.cairoOperator { context.setOperator(blending) }
            context.paint(layer, alpha: group.opacity)
        }
        context.restore()
    }

    private mutating func layer(
        of items: [DisplayItem], under transform: Transform, images: ImageSource
    ) throws -> CairoLayer {
        context.beginLayer()
        try draw(items, under: transform, images: images)
        context.setMatrix(.identity)
        return context.endLayer()
    }

    private func setSource(_ paint: Paint, under transform: Transform) {
        context.setMatrix(transform)
        switch paint {
        case .color(let color): context.setSource(color)
        case .linearGradient(let stops, let from, let to):
            context.setLinearGradient(stops, from: from, to: to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            context.setRadialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient, .angularGradient, .meshGradient:
            preconditionFailure("a gradient that PDF does not have is drawn as a picture")
        }
    }

    private func drawImage(_ drawing: ImageDrawing, under transform: Transform, images: ImageSource) throws {
        guard drawing.destination.width > 0, drawing.destination.height > 0 else { return }
        guard drawing.tint == nil else {
            let item = DisplayItem(element: "", content: .image(drawing))
            return try drawPicture(of: [item], under: transform, images: images)
        }
        var bitmap = try images(drawing.image)
        let size = bitmap.size
        try bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let memory = pixels.baseAddress else { return }
            let picture = try CairoSurface(
                format: .argb32, pixels: memory, width: size.width, height: size.height,
                stride: size.width * 4)
            context.setMatrix(transform)
            context.setSource(smoothed: picture, pictureTransform: drawing.toPicture)
            context.addOutline(of: drawing)
            context.fill(.nonZero)
            // The memory goes away; Cairo copies what it needs when nothing names the picture any more.
            context.setSource(.clear)
        }
    }

    /// Draws items as a picture of the part of the page that they are on.
    private func drawPicture(of items: [DisplayItem], under transform: Transform, images: ImageSource) throws
    {
        guard let bounds = items.bounds else { return }
        try paintPicture(covering: bounds, under: transform) { canvas, toPixels in
            try rasterizer.draw(items, on: canvas, under: toPixels, images: images)
        }
    }

    private func drawShadow(
        _ shadow: Shadow, of group: Group, under transform: Transform, images: ImageSource
    ) throws {
        var content = group
        content.shadow = nil
        content.opacity = 1
        content.blendMode = .normal
        let items = [DisplayItem(element: "", content: .group(content))]
        guard let bounds = group.bounds else { return }
        try paintPicture(covering: bounds, under: transform) { canvas, toPixels in
            let layer = try Canvas(frame: canvas.frame)
            try rasterizer.draw(items, on: layer, under: toPixels, images: images)
            try rasterizer.draw(
                PlacedShadow(shadow, under: toPixels), of: layer, opacity: group.opacity, on: canvas)
        }
    }

    private func paintPicture(
        covering bounds: Rect, under transform: Transform,
        _ draw: (borrowing Canvas, _ toPixels: Transform) throws -> Void
    ) throws {
        let toPixels = transform.followed(by: .scale(pictureScale))
        let page = PixelRect(
            x: 0, y: 0, width: Int((size.width * pictureScale).rounded(.up)),
            height: Int((size.height * pictureScale).rounded(.up)))
        let frame = PixelRect(covering: toPixels.boundingBox(of: bounds)).expanded(by: 1).intersection(page)
        guard !frame.isEmpty else { return }
        let canvas = try Canvas(frame: frame)
        try draw(canvas, toPixels)
        context.setMatrix(.scale(1 / pictureScale))
        context.setSource(canvas.surface, x: Double(frame.x), y: Double(frame.y))
        context.paint()
        context.setSource(.clear)
    }
}
