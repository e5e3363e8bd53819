package import VitrineGeometry

/// The device's pixels, to which finished edges are moved.
///
/// Each edge is rounded by itself, from its place on the whole canvas: edges that touch in points touch in pixels,
/// and sizes may differ by a pixel where places do. Nothing is rounded before painting.
package struct PixelGrid: Sendable {
    /// Device pixels per point.
    package let scale: Double

    package init(scale: Double) {
        self.scale = scale
    }

    /// The nearest pixel edge; halves go to the top and to the left.
    package func snapped(_ length: Double) -> Double {
        (length * scale + 0.5 - 1e-9).rounded(.down) / scale
    }

    package func snapped(_ point: Point) -> Point {
        Point(x: snapped(point.x), y: snapped(point.y))
    }

    /// The rectangle with each edge moved to the nearest pixel edge; what has an extent keeps at least a pixel.
    package func snapped(_ rect: Rect) -> Rect {
        let origin = snapped(rect.origin)
        let width = rect.width > 0 ? max(snapped(rect.maxX) - origin.x, 1 / scale) : 0
        let height = rect.height > 0 ? max(snapped(rect.maxY) - origin.y, 1 / scale) : 0
        return Rect(x: origin.x, y: origin.y, width: width, height: height)
    }
}
