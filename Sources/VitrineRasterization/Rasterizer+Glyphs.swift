public import VitrineDrawing
import VitrineGeometry
import VitrinePixels

// Text. Cairo 1.16 moves each glyph to a whole pixel; these do not.
extension Rasterizer {
    /// Glyphs higher than this, in pixels, are drawn as outlines.
    private static let largestMaskSize = 256.0

    func draw(_ run: GlyphRun, on canvas: borrowing Canvas, under transform: Transform) throws {
        let font = try glyphs.number(of: run.face)
        guard !glyphs.holdsPictures(font: font) else {
            return try drawPictures(of: run, font: font, on: canvas, under: transform)
        }
        let pixelSize = run.size * transform.a
        if transform.isUniformScale, pixelSize <= Self.largestMaskSize {
            try drawMasks(of: run, font: font, on: canvas, under: transform)
        } else {
            try drawOutlines(of: run, font: font, on: canvas, under: transform)
        }
    }

    /// A glyph's outline in ems, y downwards; nothing where the face's glyphs are pictures.
    public func outline(ofGlyph glyph: UInt32, in face: FontFace) throws(RasterizationError) -> Path? {
        let font = try glyphs.number(of: face)
        return glyphs.holdsPictures(font: font) ? nil : try glyphs.outline(ofGlyph: glyph, font: font)
    }

    /// Places each glyph at the nearest quarter of a pixel along the line and the nearest pixel across.
    ///
    /// Coverage of the run is gathered in one mask, which is then painted in one step.
    private func drawMasks(
        of run: GlyphRun, font: Int, on canvas: borrowing Canvas, under transform: Transform
    ) throws(RasterizationError) {
        let size = Int((run.size * transform.a * 64).rounded())
        guard size > 0 else { return }
        var placed: [PlacedMask] = []
        placed.reserveCapacity(run.glyphs.count)
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min
        for glyph in run.glyphs {
            let position = transform.apply(to: glyph.position)
            // A place so far outside cannot be seen and might not fit an integer.
            guard abs(position.x) < 1e6, abs(position.y) < 1e6 else { continue }
            let quarters = Int((position.x * 4).rounded())
            let mask = try glyphs.mask(ofGlyph: glyph.id, font: font, size: size, quarters: quarters & 3)
            guard mask.width > 0 else { continue }
            let x = (quarters >> 2) + mask.left
            let y = Int(position.y.rounded()) + mask.top
            placed.append(PlacedMask(mask: mask, x: x, y: y))
            left = min(left, x)
            top = min(top, y)
            right = max(right, x + mask.width)
            bottom = max(bottom, y + mask.height)
        }
        guard !placed.isEmpty else { return }
        let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
            .intersection(canvas.frame)
        guard !area.isEmpty else { return }
        // Cairo wants rows of alpha at a multiple of four bytes.
        let stride = (area.width + 3) & ~3
        let count = stride * area.height
        if scratch.count < count { scratch = [UInt8](repeating: 0, count: count) }
        try scratch.withUnsafeMutableBufferPointer { buffer throws(RasterizationError) in
            guard let pixels = buffer.baseAddress else { return }
            pixels.update(repeating: 0, count: count)
            for mask in placed { mask.add(to: pixels, stride: stride, area: area) }
            let surface = try CairoSurface(
                format: .alpha8, pixels: pixels, width: area.width, height: area.height, stride: stride)
            canvas.draw(run.color, through: surface, x: area.x, y: area.y)
        }
    }

    private func drawPictures(
        of run: GlyphRun, font: Int, on canvas: borrowing Canvas, under transform: Transform
    ) throws {
        for glyph in run.glyphs {
            guard let picture = try glyphs.picture(ofGlyph: glyph.id, font: font) else { continue }
            let size = picture.bitmap.size
            let frame = Rect(
                x: glyph.position.x + picture.frame.minX * run.size,
                y: glyph.position.y + picture.frame.minY * run.size,
                width: picture.frame.width * run.size, height: picture.frame.height * run.size)
            // A name that no file can have.
            let id = ImageID(name: "\0\(run.face.path)\0\(run.face.index)\0\(glyph.id)", contentHash: 0)
            let drawing = ImageDrawing(
                image: id, source: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
                destination: frame)
            let item = DisplayItem(element: "", content: .image(drawing))
            let faded = Group(items: [item], opacity: run.color.alpha)
            try draw(faded, on: canvas, under: transform) { _ in picture.bitmap }
        }
    }

    private func drawOutlines(
        of run: GlyphRun, font: Int, on canvas: borrowing Canvas, under transform: Transform
    ) throws(RasterizationError) {
        canvas.context.setSource(run.color)
        for glyph in run.glyphs {
            let outline = try glyphs.outline(ofGlyph: glyph.id, font: font)
            canvas.setTransform(
                Transform.scale(run.size)
                    .followed(by: .translation(x: glyph.position.x, y: glyph.position.y))
                    .followed(by: transform))
            canvas.context.add(outline)
        }
        canvas.context.fill(.nonZero)
    }
}

private struct PlacedMask {
    var mask: GlyphMask
    /// The device pixel of the mask's top left.
    var x: Int
    var y: Int

    /// Adds the glyph's coverage to that of an area; where glyphs overlap, a pixel is at most full.
    func add(to pixels: UnsafeMutablePointer<UInt8>, stride: Int, area: PixelRect) {
        let visible = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(area)
        guard !visible.isEmpty else { return }
        mask.pixels.withUnsafeBufferPointer { buffer in
            guard let source = buffer.baseAddress else { return }
            for row in visible.y..<visible.maxY {
                let from = source + (row - y) * mask.width + (visible.x - x)
                let to = pixels + (row - area.y) * stride + (visible.x - area.x)
                for column in 0..<visible.width {
                    let (sum, overflow) = to[column].addingReportingOverflow(from[column])
                    to[column] = overflow ? 255 : sum
                }
            }
        }
    }
}
