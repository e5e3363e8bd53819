import VitrineDrawing
import VitrineGeometry
import VitrinePixels

// Pictures. The common upright ones are scaled once and then only copied.
extension Rasterizer {
    func draw(
        _ drawing: ImageDrawing, on canvas: borrowing Canvas, under transform: Transform,
        images: ImageSource
    ) throws {
        guard drawing.source.width > 0, drawing.source.height > 0, drawing.destination.width > 0,
            drawing.destination.height > 0
        else { return }
        if transform.keepsRectangles {
            try drawScaled(drawing, on: canvas, under: transform, images: images)
        } else {
            try drawTransformed(drawing, on: canvas, under: transform, images: images)
        }
    }

    private func drawScaled(
        _ drawing: ImageDrawing, on canvas: borrowing Canvas, under transform: Transform,
        images: ImageSource
    ) throws {
        let destination = transform.boundingBox(of: drawing.destination)
        let area = PixelRect(covering: destination)
        let visible = area.intersection(canvas.frame)
        guard !visible.isEmpty else { return }
        let origin = Point(x: -Double(area.x), y: -Double(area.y))
        let scaling = PictureScaling(
            source: drawing.source, destination: destination.translated(by: origin),
            visible: PixelRect(
                x: visible.x - area.x, y: visible.y - area.y, width: visible.width, height: visible.height))
        let picture = try pictures.picture(
            for: PictureCache.Key(image: drawing.image, scaling: scaling), images: images)
        let x = Double(visible.x - canvas.frame.x)
        let y = Double(visible.y - canvas.frame.y)
        if let tint = drawing.tint {
            canvas.context.save()
            canvas.setTransform(transform)
            canvas.context.addOutline(of: drawing)
            canvas.context.clip(.nonZero)
            canvas.context.setMatrix(.identity)
            canvas.context.setSource(tint)
            canvas.context.mask(picture.surface, x: x, y: y)
            canvas.context.restore()
        } else {
            canvas.context.setMatrix(.identity)
            canvas.context.setSource(picture.surface, x: x, y: y, extend: .pad)
            canvas.setTransform(transform)
            canvas.context.addOutline(of: drawing)
            canvas.context.fill(.nonZero)
        }
    }

    private func drawTransformed(
        _ drawing: ImageDrawing, on canvas: borrowing Canvas, under transform: Transform,
        images: ImageSource
    ) throws {
        var bitmap = try images(drawing.image)
        if let tint = drawing.tint { bitmap = bitmap.tinted(with: tint) }
        let size = bitmap.size
        try bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let memory = pixels.baseAddress else { return }
            let surface = try CairoSurface(
                format: .argb32, pixels: memory, width: size.width, height: size.height,
                stride: size.width * 4)
            canvas.setTransform(transform)
            canvas.context.setSource(smoothed: surface, pictureTransform: drawing.toPicture)
            canvas.context.addOutline(of: drawing)
            canvas.context.fill(.nonZero)
            // The memory goes away, so the context must not remember the picture.
            canvas.context.setSource(.clear)
        }
    }
}

extension ImageDrawing {
    /// From the place where the picture is drawn to its pixels.
    var toPicture: Transform {
        let scaleX = source.width / destination.width
        let scaleY = source.height / destination.height
        return Transform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: source.minX - destination.minX * scaleX,
            ty: source.minY - destination.minY * scaleY)
    }
}

extension CairoContext {
    /// Adds what a picture is cut to.
    func addOutline(of drawing: ImageDrawing) {
        if let clip = drawing.clip { add(clip) } else { add(drawing.destination) }
    }
}

extension Bitmap {
    /// The picture's alpha in another colour.
    fileprivate func tinted(with color: SRGBColor) -> Bitmap {
        var tinted = self
        for index in tinted.pixels.indices {
            let alpha = Double(tinted.pixels[index] >> 24) / 255
            tinted.pixels[index] = color.opacity(alpha).premultipliedWord
        }
        return tinted
    }
}
