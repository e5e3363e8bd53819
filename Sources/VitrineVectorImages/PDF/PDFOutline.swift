import VitrineDrawing
import VitrineGeometry

/// An outline that is being drawn, in the icon's coordinates.
struct PDFOutline {
    private(set) var path = Path()
    private var transform = Transform.identity
    private var start = Point.zero
    private var current = Point.zero

    /// Path construction (ISO 32000-1 §8.5.2); an operator without its numbers adds nothing.
    mutating func add(_ name: String, _ numbers: [Double], in transform: Transform) {
        self.transform = transform
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            Point(x: numbers[$0], y: numbers[$0 + 1])
        }
        switch (name, points.count) {
        case ("m", 1): move(to: points[0])
        case ("l", 1): line(to: points[0])
        case ("c", 3): curve(to: points[2], points[0], points[1])
        case ("v", 2): curve(to: points[1], current, points[0])
        case ("y", 2): curve(to: points[1], points[0], points[1])
        case ("h", _): close()
        case ("re", 2):
            let (origin, size) = (points[0], points[1])
            move(to: origin)
            line(to: Point(x: origin.x + size.x, y: origin.y))
            line(to: Point(x: origin.x + size.x, y: origin.y + size.y))
            line(to: Point(x: origin.x, y: origin.y + size.y))
            close()
        default: break
        }
    }

    mutating func close() {
        guard !path.elements.isEmpty else { return }
        path.elements.append(.close)
        current = start
    }

    private mutating func move(to point: Point) {
        path.elements.append(.move(to: transform.apply(to: point)))
        (start, current) = (point, point)
    }

    private mutating func line(to point: Point) {
        guard !path.elements.isEmpty else { return move(to: point) }
        path.elements.append(.line(to: transform.apply(to: point)))
        current = point
    }

    private mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
        if path.elements.isEmpty { move(to: control1) }
        path.elements.append(
            .curve(
                to: transform.apply(to: point), control1: transform.apply(to: control1),
                control2: transform.apply(to: control2)))
        current = point
    }
}
