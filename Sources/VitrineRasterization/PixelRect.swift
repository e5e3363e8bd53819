import VitrineGeometry

/// A rectangle of whole device pixels; empty where a side is not positive.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// All pixels that a rectangle in device units touches.
    init(covering rect: Rect) {
        // Far outside of any canvas, and far from where integers overflow.
        func bounded(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
        x = bounded(rect.minX.rounded(.down))
        y = bounded(rect.minY.rounded(.down))
        width = bounded(rect.maxX.rounded(.up)) - x
        height = bounded(rect.maxY.rounded(.up)) - y
    }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The rectangle with each edge moved outwards.
    func expanded(by distance: Int) -> PixelRect {
        PixelRect(
            x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}
