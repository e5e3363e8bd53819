import Drawing
import Geometry
import Pixels

/// Blurred masks of outlines, kept within a bound.
struct ShadowCache: ~Copyable {
    struct Key: Hashable {
        /// The outline in device pixels, relative to a whole pixel near its top left.
        var outline: Path
        var rule: Path.FillRule
        /// In device pixels.
        var deviation: Double
    }

    /// A mask whose top left lies at some pixel relative to the outline's.
    final class Mask {
        let surface: CairoSurface
        let offset: Int

        init(surface: consuming CairoSurface, offset: Int) {
            self.surface = surface
            self.offset = offset
        }
    }

    private var masks = BoundedCache<Key, Mask>(cost: 8 << 20)

    mutating func mask(for key: Key, size: PixelSize) throws(RasterizationError) -> Mask {
        if let mask = masks.value(for: key) { return mask }
        let blur = GaussianBlur(deviation: key.deviation)
        let frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
            .expanded(by: blur.reach)
        let canvas = try Canvas(
            surface: CairoSurface(format: .alpha8, width: frame.width, height: frame.height), frame: frame)
        canvas.setTransform(.identity)
        canvas.context.setSource(.black)
        canvas.context.add(key.outline)
        canvas.context.fill(key.rule)
        canvas.surface.withPixels { pixels, stride in
            if let size = PixelSize(width: frame.width, height: frame.height) {
                blur.apply(to: pixels, size: size, stride: stride, channels: 1)
            }
        }
        let mask = Mask(surface: try canvas.finished(), offset: -blur.reach)
        masks.insert(mask, for: key, cost: frame.width * frame.height)
        return mask
    }
}
