import CCairo
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

// What is done with a canvas as a whole.
extension Canvas {
    /// Multiplies all pixels with another canvas's alpha.
    func keep(within mask: borrowing Canvas) {
        context.setMatrix(.identity)
        context.setSource(
            mask.surface, x: Double(mask.frame.x - frame.x), y: Double(mask.frame.y - frame.y))
        context.setOperator(CAIRO_OPERATOR_DEST_IN)
        context.paint()
        context.setOperator(CAIRO_OPERATOR_OVER)
    }

    /// What a path shows of this canvas.
    ///
    /// Not by Cairo's operators that clear what lies outside: for paths along pixel edges they forget holes.
    func cut(to path: Path, rule: Path.FillRule, under transform: Transform) throws(RasterizationError)
        -> Canvas
    {
        let cut = try Canvas(frame: frame)
        cut.draw(self, within: path, rule: rule, under: transform)
        return cut
    }

    /// Lays what a path shows of a canvas on this one.
    func draw(
        _ layer: borrowing Canvas, within path: Path, rule: Path.FillRule, under transform: Transform
    ) {
        context.setMatrix(.identity)
        context.setSource(
            layer.surface, x: Double(layer.frame.x - frame.x), y: Double(layer.frame.y - frame.y))
        setTransform(transform)
        context.add(path)
        context.fill(rule)
    }

    func apply(_ blur: GaussianBlur) {
        guard blur.reach > 0, let size = PixelSize(width: frame.width, height: frame.height) else { return }
        surface.withPixels { pixels, stride in
            blur.apply(to: pixels, size: size, stride: stride, channels: 4)
        }
    }

    /// The pixels of the lowest canvas.
    private var pictureFrame: PixelRect { backdrop?.canvas.frame ?? frame }

    /// What is seen on the canvas and through it, as far as the lowest one goes.
    func picture() throws(RasterizationError) -> Canvas { try picture(of: pictureFrame) }

    /// What is seen on the canvas and through it.
    ///
    /// Beyond the lowest canvas the last pixels go on, or the unblurred picture would be seen through what is missing there.
    private func picture(of frame: PixelRect) throws(RasterizationError) -> Canvas {
        let copy = try Canvas(frame: frame)
        let shown = frame.intersection(pictureFrame)
        guard !shown.isEmpty else { return copy }
        let seen = try Canvas(frame: shown)
        if let backdrop { seen.draw(backdrop.canvas, opacity: 1) }
        seen.draw(self, opacity: 1)
        copy.draw(seen, opacity: 1, extend: .pad)
        return copy
    }

    /// Blurs what is seen inside of a path.
    func blurBelow(
        _ path: Path, rule: Path.FillRule, deviation: Double, under transform: Transform
    ) throws(RasterizationError) {
        let blur = GaussianBlur(deviation: deviation * transform.meanScale)
        let area = PixelRect(covering: transform.boundingBox(of: path.controlBounds ?? .zero))
            .intersection(frame)
        guard !area.isEmpty, blur.reach > 0 else { return }
        let copy = try picture(of: area.expanded(by: blur.reach))
        copy.apply(blur)
        draw(copy, within: path, rule: rule, under: transform)
    }

    /// Leaves some pixels as they are.
    func clip(outside hidden: PixelRect) {
        let hidden = hidden.intersection(frame)
        guard !hidden.isEmpty else { return }
        setTransform(.identity)
        for part in [
            PixelRect(x: frame.x, y: frame.y, width: frame.width, height: hidden.y - frame.y),
            PixelRect(x: frame.x, y: hidden.y, width: hidden.x - frame.x, height: hidden.height),
            PixelRect(x: hidden.maxX, y: hidden.y, width: frame.maxX - hidden.maxX, height: hidden.height),
            PixelRect(x: frame.x, y: hidden.maxY, width: frame.width, height: frame.maxY - hidden.maxY),
        ] where !part.isEmpty {
            context.add(
                Rect(
                    x: Double(part.x), y: Double(part.y), width: Double(part.width),
                    height: Double(part.height)))
        }
        context.clip(.nonZero)
    }

    /// Lays a canvas on this one.
    func draw(
        _ layer: borrowing Canvas, opacity: Double, extend: CairoContext.Extend = .transparent
    ) {
        context.setMatrix(.identity)
        context.setSource(
            layer.surface, x: Double(layer.frame.x - frame.x), y: Double(layer.frame.y - frame.y),
            extend: extend)
        context.paint(alpha: opacity)
    }

    /// Combines a canvas with what lies on this one.
    func blend(_ layer: borrowing Canvas, mode: BlendMode, opacity: Double) {
        guard let blending = mode.cairoOperator else { return blendDarker(layer, opacity: opacity) }
        context.setOperator(blending)
        draw(layer, opacity: opacity)
        context.setOperator(CAIRO_OPERATOR_OVER)
    }

    /// Adds how much darker than white both are, as Core Graphics's `plusDarker` does.
    private func blendDarker(_ layer: borrowing Canvas, opacity: Double) {
        let area = layer.frame.intersection(frame)
        guard !area.isEmpty else { return }
        let factor = UInt32((opacity * 255).rounded())
        let (layerFrame, ownFrame) = (layer.frame, frame)
        layer.surface.withPixels { source, sourceStride in
            surface.withPixels { target, targetStride in
                for y in area.y..<area.maxY {
                    let from = source + (y - layerFrame.y) * sourceStride + (area.x - layerFrame.x) * 4
                    let to = target + (y - ownFrame.y) * targetStride + (area.x - ownFrame.x) * 4
                    for x in 0..<area.width {
                        func above(_ channel: Int) -> UInt32 {
                            (UInt32(from[x * 4 + channel]) * factor + 127) / 255
                        }
                        let alpha = above(3)
                        let below = UInt32(to[x * 4 + 3])
                        let sum = min(255, alpha + below)
                        for channel in 0..<3 {
                            let darkness =
                                (alpha - min(alpha, above(channel)))
                                + (below - min(below, UInt32(to[x * 4 + channel])))
                            to[x * 4 + channel] = UInt8(sum - min(sum, darkness))
                        }
                        to[x * 4 + 3] = UInt8(sum)
                    }
                }
            }
        }
    }
}
