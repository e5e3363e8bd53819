import VitrineDrawing
import VitrineGeometry

extension VectorImage {
    /// How many units of a drawing the em of the font has: a circle is about as high as the em.
    private static let symbolUnitsPerEm = 20.0
    /// The room on each side of the ink, as letters have.
    private static let bearing = 1.75

    /// The drawing in a box as narrow and low as its ink, whose middle is that of the square on which it was drawn.
    var fittingInk: VectorImage {
        guard let ink = inkBounds else { return self }
        let middle = viewBox.midY
        let halfHeight = max(middle - ink.minY, ink.maxY - middle) + Self.bearing
        var image = self
        image.viewBox = Rect(
            x: ink.minX - Self.bearing, y: middle - halfHeight, width: ink.width + 2 * Self.bearing,
            height: 2 * halfHeight)
        image.size = image.viewBox.size
        image.unitsPerEm = Self.symbolUnitsPerEm
        return image
    }
}

extension Path {
    /// The distance of the furthest point of the outline.
    func reach(from center: Point) -> Double {
        var reach = 0.0
        for element in elements {
            let point: Point
            switch element {
            case .move(let to), .line(let to), .curve(let to, _, _): point = to
            case .close: continue
            }
            let (x, y) = (point.x - center.x, point.y - center.y)
            reach = max(reach, (x * x + y * y).squareRoot())
        }
        return reach
    }
}
