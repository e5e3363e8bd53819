import Foundation
import VitrineDrawing
import VitrineGeometry

extension VitrineDrawing.Path {
    /// The lines and curves, each with its start; a closed outline has its last line too.
    nonisolated var segments: [PathSegment] { segments(closingAll: false) }

    /// The lines and curves around an area, which is closed by a line where the outline is not.
    nonisolated var outlineSegments: [PathSegment] { segments(closingAll: true) }

    private nonisolated func segments(closingAll: Bool) -> [PathSegment] {
        var segments: [PathSegment] = []
        var (first, current) = (Point.zero, Point.zero)
        func close() {
            if current != first {
                segments.append(PathSegment(start: current, element: .line(to: first), end: first))
            }
            current = first
        }
        for element in elements {
            switch element {
            case .move(let to):
                if closingAll { close() }
                (first, current) = (to, to)
            case .line(let to), .curve(let to, _, _):
                segments.append(PathSegment(start: current, element: element, end: to))
                current = to
            case .close: close()
            }
        }
        if closingAll { close() }
        return segments
    }
}

/// A line or a curve of an outline.
nonisolated struct PathSegment: Equatable {
    var start: Point
    var element: VitrineDrawing.Path.Element
    var end: Point
    private let points: [Point]

    init(start: Point, element: VitrineDrawing.Path.Element, end: Point) {
        self.start = start
        self.element = element
        self.end = end
        self.points =
            switch element {
            case .curve(_, let control1, let control2):
                (0...64).map { Self.point(at: Double($0) / 64, start, control1, control2, end) }
            case .move, .line, .close: [start, end]
            }
    }

    var chords: Zip2Sequence<[Point], ArraySlice<Point>> { zip(points, points.dropFirst()) }

    /// The smallest upright rectangle around the chords.
    var chordBounds: Rect {
        points.reduce(Rect(origin: start, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
    }

    /// False where start, end and control points are all above a height or all below it, and so is what is between them.
    func mayCross(height: Double) -> Bool {
        let isAbove = start.y <= height
        if case .curve(_, let control1, let control2) = element,
            (control1.y <= height) != isAbove || (control2.y <= height) != isAbove
        {
            return true
        }
        return (end.y <= height) != isAbove
    }

    var length: Double { chords.reduce(0) { $0 + distance($1.0, $1.1) } }

    var reversed: PathSegment {
        let element: VitrineDrawing.Path.Element =
            if case .curve(_, let control1, let control2) = element {
                .curve(to: start, control1: control2, control2: control1)
            } else {
                .line(to: start)
            }
        return PathSegment(start: end, element: element, end: start)
    }

    /// The part between two distances from the start.
    func part(from: Double, to: Double) -> PathSegment {
        part(between: parameter(at: from), and: parameter(at: to))
    }

    /// The part between two parameters, 0 at the start and 1 at the end.
    func part(between first: Double, and last: Double) -> PathSegment {
        let (start, end) = (point(at: first), point(at: last))
        guard case .curve = element else {
            return PathSegment(start: start, element: .line(to: end), end: end)
        }
        let third = (last - first) / 3
        let (leaving, arriving) = (derivative(at: first), derivative(at: last))
        return PathSegment(
            start: start,
            element: .curve(
                to: end,
                control1: Point(x: start.x + leaving.x * third, y: start.y + leaving.y * third),
                control2: Point(x: end.x - arriving.x * third, y: end.y - arriving.y * third)),
            end: end)
    }

    func point(at parameter: Double) -> Point {
        if case .curve(_, let control1, let control2) = element {
            return Self.point(at: parameter, start, control1, control2, end)
        }
        return Point(
            x: start.x + (end.x - start.x) * parameter, y: start.y + (end.y - start.y) * parameter)
    }

    func derivative(at t: Double) -> Point {
        guard case .curve(_, let control1, let control2) = element else {
            return Point(x: end.x - start.x, y: end.y - start.y)
        }
        let u = 1 - t
        let value = { (p0: Double, p1: Double, p2: Double, p3: Double) in
            3 * u * u * (p1 - p0) + 6 * u * t * (p2 - p1) + 3 * t * t * (p3 - p2)
        }
        return Point(
            x: value(start.x, control1.x, control2.x, end.x),
            y: value(start.y, control1.y, control2.y, end.y))
    }

    private func parameter(at distance: Double) -> Double {
        var passed = 0.0
        for (index, chord) in chords.enumerated() {
            let length = self.distance(chord.0, chord.1)
            if passed + length >= distance, length > 0 {
                return (Double(index) + (distance - passed) / length) / Double(points.count - 1)
            }
            passed += length
        }
        return 1
    }

    private static func point(
        at t: Double, _ start: Point, _ control1: Point, _ control2: Point, _ end: Point
    ) -> Point {
        let u = 1 - t
        let value = { (p0: Double, p1: Double, p2: Double, p3: Double) in
            u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
        }
        return Point(
            x: value(start.x, control1.x, control2.x, end.x), y: value(start.y, control1.y, control2.y, end.y)
        )
    }

    private func distance(_ a: Point, _ b: Point) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}

extension [PathSegment] {
    /// Whether a point lies inside of the outline, with curves taken as lines between a few of their points.
    nonisolated func contains(_ point: Point, isEvenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for segment in self where segment.mayCross(height: point.y) {
            for (start, end) in segment.chords where (start.y <= point.y) != (end.y <= point.y) {
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += end.y > start.y ? 1 : -1
            }
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }
}
