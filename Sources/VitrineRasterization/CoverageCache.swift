import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Coverage masks of small outlines such as icons and circles, kept within a bound.
///
/// Most outlines of an interface come again and again at the same place within a pixel.
struct CoverageCache: ~Copyable {
    /// How the inside of an outline, or a line along it, is covered.
    enum Ink: Hashable {
        case fill(Path.FillRule)
        /// The style in device pixels.
        case stroke(StrokeStyle)
    }

    private struct Key: Hashable {
        /// In device pixels relative to a whole one, rounded as Cairo rounds.
        var path: Path
        var ink: Ink

        func hash(into hasher: inout Hasher) {
            // What outlines of one interface differ in; the rest is left to `==`.
            hasher.combine(path.elements.count)
            for element in path.elements.prefix(3) { hasher.combine(element) }
            hasher.combine(ink)
        }
    }

    /// The coverage of the pixels around an outline.
    final class Mask {
        let surface: CairoSurface

        init(_ surface: consuming CairoSurface) { self.surface = surface }
    }

    /// The longest side of a mask in pixels: for larger outlines looking at their pixels costs more than
    /// drawing them.
    private static let longestSide = 128.0

    private var masks = BoundedCache<Key, Mask>(cost: 2 << 20)

    /// The mask of an outline and the device pixel of its top left, if the outline is small.
    mutating func mask(
        of path: Path, ink: Ink, under transform: Transform
    ) throws(RasterizationError) -> (mask: Mask, x: Int, y: Int)? {
        guard path.elements.count > 5, transform.isUniformScale, let bounds = path.controlBounds else {
            return nil
        }
        var ink = ink
        var device = transform.boundingBox(of: bounds)
        if case .stroke(let style) = ink {
            let scaled = style.scaled(by: transform.a)
            device = device.outset(by: scaled.reach)
            ink = .stroke(scaled)
        }
        guard max(device.width, device.height) <= Self.longestSide, abs(device.minX) < 1e6,
            abs(device.minY) < 1e6
        else { return nil }
        let area = PixelRect(covering: device).expanded(by: 1)
        let (left, top) = (Double(area.x), Double(area.y))
        let placed = path.mapped { point in
            let pixel = transform.apply(to: point)
            return Point(
                x: ((pixel.x - left) * 256).rounded(.toNearestOrEven) / 256,
                y: ((pixel.y - top) * 256).rounded(.toNearestOrEven) / 256)
        }
        let key = Key(path: placed, ink: ink)
        if let mask = masks.value(for: key) { return (mask, area.x, area.y) }
        let canvas = try Canvas(
            surface: CairoSurface(format: .alpha8, width: area.width, height: area.height),
            frame: PixelRect(x: 0, y: 0, width: area.width, height: area.height))
        canvas.setTransform(.identity)
        canvas.context.setSource(.black)
        canvas.context.add(placed)
        switch ink {
        case .fill(let rule): canvas.context.fill(rule)
        case .stroke(let style): canvas.context.stroke(style)
        }
        let mask = Mask(try canvas.finished())
        masks.insert(mask, for: key, cost: area.width * area.height + 1024)
        return (mask, area.x, area.y)
    }
}
