import VitrineDrawing
import VitrineGeometry

/// The outlines of SVG's basic shapes (SVG 2 §10), begun and directed as the specification says, because dashes
/// show it.
enum BasicShape {
    static func rectangle(_ rect: Rect, radii: Size) -> Path {
        guard rect.width > 0, rect.height > 0 else { return Path() }
        let rx = min(radii.width, rect.width / 2)
        let ry = min(radii.height, rect.height / 2)
        guard rx > 0, ry > 0 else {
            return polygon([
                Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
                Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
            ])
        }
        let sides = [
            (from: Point(x: rect.minX + rx, y: rect.minY), to: Point(x: rect.maxX - rx, y: rect.minY)),
            (from: Point(x: rect.maxX, y: rect.minY + ry), to: Point(x: rect.maxX, y: rect.maxY - ry)),
            (from: Point(x: rect.maxX - rx, y: rect.maxY), to: Point(x: rect.minX + rx, y: rect.maxY)),
            (from: Point(x: rect.minX, y: rect.maxY - ry), to: Point(x: rect.minX, y: rect.minY + ry)),
        ]
        var elements: [Path.Element] = [.move(to: sides[0].from)]
        for (index, side) in sides.enumerated() {
            elements.append(.line(to: side.to))
            let corner = sides[(index + 1) % sides.count].from
            elements += clockwiseArc(from: side.to, to: corner, radii: Size(width: rx, height: ry))
        }
        return Path(elements + [.close])
    }

    static func ellipse(center: Point, radii: Size) -> Path {
        guard radii.width > 0, radii.height > 0 else { return Path() }
        let right = Point(x: center.x + radii.width, y: center.y)
        let left = Point(x: center.x - radii.width, y: center.y)
        return Path(
            [.move(to: right)] + clockwiseArc(from: right, to: left, radii: radii)
                + clockwiseArc(from: left, to: right, radii: radii) + [.close])
    }

    static func polyline(_ points: [Point]) -> Path {
        guard let first = points.first else { return Path() }
        return Path([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
    }

    static func polygon(_ points: [Point]) -> Path {
        points.isEmpty ? Path() : Path(polyline(points).elements + [.close])
    }

    private static func clockwiseArc(from start: Point, to end: Point, radii: Size) -> [Path.Element] {
        EllipticalArc(
            from: start, to: end, radii: radii,
            shape: .init(rotation: 0, isLarge: false, isClockwise: true)
        ).elements
    }
}
