import CCairo
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

// What is done with the colours of a canvas.
extension Canvas {
    /// Changes the colour of each pixel.
    func apply(_ colors: ColorMatrix) {
        let (width, height) = (frame.width, frame.height)
        surface.withPixels { pixels, stride in
            // Neighbours are often equal.
            var (last, changed) = (UInt32(0), colors.changing(0))
            for y in 0..<height {
                (pixels + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                    for x in 0..<width {
                        if row[x] != last { (last, changed) = (row[x], colors.changing(row[x])) }
                        row[x] = changed
                    }
                }
            }
        }
    }

    /// Draws the shadow that the edges of what is on the canvas throw inwards.
    func drawInside(_ shadow: PlacedShadow) throws(RasterizationError) {
        // Blurred pixels near the mask's edges lack neighbours; those are not seen.
        let margin = shadow.blur.reach + shadow.reach
        let area = frame.expanded(by: margin)
        let mask = try CairoSurface(format: .alpha8, width: area.width, height: area.height)
        let (width, height) = (frame.width, frame.height)
        surface.withPixels { source, sourceStride in
            mask.withPixels { target, targetStride in
                target.update(repeating: 255, count: targetStride * area.height)
                for y in 0..<height {
                    let line = target + (y + margin) * targetStride + margin
                    (source + y * sourceStride).withMemoryRebound(to: UInt32.self, capacity: width) { words in
                        for x in 0..<width { line[x] = 255 - UInt8(truncatingIfNeeded: words[x] >> 24) }
                    }
                }
                if let size = PixelSize(width: area.width, height: area.height) {
                    shadow.blur.apply(to: target, size: size, stride: targetStride, channels: 1)
                }
            }
        }
        context.setOperator(CAIRO_OPERATOR_ATOP)
        draw(shadow.color, through: mask, x: area.x + shadow.offsetX, y: area.y + shadow.offsetY)
        context.setOperator(CAIRO_OPERATOR_OVER)
    }
}

extension ColorMatrix {
    /// A premultiplied ARGB32 pixel with its colour changed.
    fileprivate func changing(_ pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24) / 255
        let component = { (shift: UInt32) in
            alpha > 0 ? min(1, Double(pixel >> shift & 0xFF) / 255 / alpha) : 0
        }
        let (red, green, blue) = (component(16), component(8), component(0))
        let sum = { (row: Row) in
            min(
                1,
                max(
                    0,
                    row.red * red + row.green * green + row.blue * blue + row.alpha * alpha + row.constant))
        }
        let newAlpha = sum(self.alpha)
        let byte = { (value: Double) in UInt32((value * 255).rounded()) }
        return byte(newAlpha) << 24 | byte(sum(self.red) * newAlpha) << 16
            | byte(sum(self.green) * newAlpha) << 8 | byte(sum(self.blue) * newAlpha)
    }
}
