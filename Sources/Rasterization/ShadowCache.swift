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
        /// Pixels that the outline covers wholly, relative to the outline's; empty if none were found.
        let covered: PixelRect

        init(surface: consuming CairoSurface, offset: Int, covered: PixelRect) {
            self.surface = surface
            self.offset = offset
            self.covered = covered
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
        var covered = PixelRect(x: 0, y: 0, width: 0, height: 0)
        canvas.surface.withPixels { pixels, stride in
            covered = Self.coveredPixels(pixels + blur.reach * (stride + 1), stride: stride, size: size)
            if let size = PixelSize(width: frame.width, height: frame.height) {
                blur.apply(to: pixels, size: size, stride: stride, channels: 1)
            }
        }
        let mask = Mask(surface: try canvas.finished(), offset: -blur.reach, covered: covered)
        masks.insert(mask, for: key, cost: frame.width * frame.height)
        return mask
    }

    /// The largest rectangle as far from all sides whose pixels are all full, found by halving.
    private static func coveredPixels(
        _ pixels: UnsafeMutablePointer<UInt8>, stride: Int, size: PixelSize
    ) -> PixelRect {
        func rect(insetBy inset: Int) -> PixelRect {
            PixelRect(x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
        }
        func isFull(_ rect: PixelRect) -> Bool {
            (rect.y..<rect.maxY).allSatisfy { y in
                (rect.x..<rect.maxX).allSatisfy { x in pixels[y * stride + x] == 255 }
            }
        }
        let most = (min(size.width, size.height) - 1) / 2
        guard isFull(rect(insetBy: most)) else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        var full = most
        var partial = -1
        while full - partial > 1 {
            let middle = (full + partial) / 2
            if isFull(rect(insetBy: middle)) { full = middle } else { partial = middle }
        }
        return rect(insetBy: full)
    }
}
