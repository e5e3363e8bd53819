import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Blurred masks of outlines, kept within a bound.
struct ShadowCache: ~Copyable {
    private struct Key: Hashable {
        /// In device pixels, relative to a whole pixel near its top left.
        var outline: Path
        var rule: Path.FillRule
        var blur: GaussianBlur
    }

    private var masks = BoundedCache<Key, ShadowMask>(cost: 8 << 20)

    mutating func mask(
        of outline: StretchableOutline, rule: Path.FillRule, blur: GaussianBlur
    ) throws(RasterizationError) -> ShadowMask {
        let key = Key(outline: outline.outline, rule: rule, blur: blur)
        if let mask = masks.value(for: key) { return mask }
        let mask = try ShadowMask(outline: outline.outline, rule: rule, blur: blur)
        masks.insert(mask, for: key, cost: mask.frame.width * mask.frame.height)
        return mask
    }
}

/// The blurred coverage of an outline.
final class ShadowMask {
    /// The pixels of the mask, relative to the outline's coordinates.
    let frame: PixelRect
    private let surface: CairoSurface
    /// Pixels that the outline covers wholly; empty if none were found.
    private let covered: PixelRect

    var origin: (x: Int, y: Int) { (frame.x, frame.y) }

    init(outline: Path, rule: Path.FillRule, blur: GaussianBlur) throws(RasterizationError) {
        let area = PixelRect(covering: outline.controlBounds ?? .zero)
        frame = area.expanded(by: blur.reach + 1)
        let canvas = try Canvas(
            surface: CairoSurface(format: .alpha8, width: frame.width, height: frame.height), frame: frame)
        canvas.setTransform(.identity)
        canvas.context.setSource(.black)
        canvas.context.add(outline)
        canvas.context.fill(rule)
        surface = try canvas.finished()
        var covered = PixelRect(x: 0, y: 0, width: 0, height: 0)
        let (width, height) = (frame.width, frame.height)
        surface.withPixels { pixels, stride in
            covered = area.largestInset { x, y in
                pixels[(y - area.y + blur.reach + 1) * stride + x - area.x + blur.reach + 1] == 255
            }
            if let size = PixelSize(width: width, height: height) {
                blur.apply(to: pixels, size: size, stride: stride, channels: 1)
            }
        }
        self.covered = covered
    }

    /// The pixels that the whole outline covers for certain.
    func covered(by outline: StretchableOutline) -> PixelRect {
        var covered = covered
        if let stretch = outline.horizontal {
            guard (covered.x..<max(covered.x, covered.maxX)).contains(stretch.pixel) else { return .empty }
            covered.width += stretch.repetitions
        }
        if let stretch = outline.vertical {
            guard (covered.y..<max(covered.y, covered.maxY)).contains(stretch.pixel) else { return .empty }
            covered.height += stretch.repetitions
        }
        return covered
    }

    /// Lends the mask of the whole outline.
    func stretched(
        to outline: StretchableOutline, using scratch: inout [UInt8],
        _ use: (borrowing CairoSurface) -> Void
    ) throws(RasterizationError) {
        guard outline.horizontal != nil || outline.vertical != nil else { return use(surface) }
        let columns = outline.horizontal ?? StretchableOutline.Stretch(pixel: frame.x, repetitions: 0)
        let rows = outline.vertical ?? StretchableOutline.Stretch(pixel: frame.y, repetitions: 0)
        let (width, height) = (frame.width + columns.repetitions, frame.height + rows.repetitions)
        let stride = (width + 3) & ~3
        if scratch.count < stride * height { scratch = [UInt8](repeating: 0, count: stride * height) }
        let left = columns.pixel - frame.x + 1
        let top = rows.pixel - frame.y
        let right = frame.width - left
        try scratch.withUnsafeMutableBufferPointer { buffer throws(RasterizationError) in
            guard let target = buffer.baseAddress else { return }
            surface.withPixels { source, sourceStride in
                for y in 0..<height {
                    let from = source + (y <= top ? y : max(top, y - rows.repetitions)) * sourceStride
                    let to = target + y * stride
                    to.update(from: from, count: left)
                    (to + left).update(repeating: from[left - 1], count: columns.repetitions)
                    (to + left + columns.repetitions).update(from: from + left, count: right)
                }
            }
            use(
                try CairoSurface(
                    format: .alpha8, pixels: target, width: width, height: height, stride: stride))
        }
    }
}

extension PixelRect {
    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// The largest rectangle as far from all sides whose pixels all pass a test, found by halving.
    fileprivate func largestInset(_ passes: (_ x: Int, _ y: Int) -> Bool) -> PixelRect {
        func doesPass(_ inset: Int) -> Bool {
            let rect = expanded(by: -inset)
            return (rect.y..<rect.maxY).allSatisfy { y in (rect.x..<rect.maxX).allSatisfy { passes($0, y) } }
        }
        guard !isEmpty else { return .empty }
        var passing = (Swift.min(width, height) - 1) / 2
        guard doesPass(passing) else { return .empty }
        var failing = -1
        while passing - failing > 1 {
            let middle = (passing + failing) / 2
            if doesPass(middle) { passing = middle } else { failing = middle }
        }
        return expanded(by: -passing)
    }
}
