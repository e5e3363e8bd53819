import Drawing
public import Foundation
import Geometry

extension Path {
    /// The smallest upright rectangle around all points and control points.
    public var boundingRect: CGRect {
        let points = drawing.elements.flatMap { element -> [Point] in
            switch element {
            case .move(let to), .line(let to): [to]
            case .curve(let to, let control1, let control2): [to, control1, control2]
            case .close: []
            }
        }
        guard let first = points.first else { return .null }
        return CGRect(
            points.reduce(Rect(origin: first, size: .zero)) {
                $0.union(Rect(origin: $1, size: .zero))
            })
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(drawing.mapped { CGPoint(x: $0.x, y: $0.y).applying(transform).point })
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
        addPath(path.applying(transform))
    }

    /// An arc around a point; where nothing has been drawn yet it begins there, else a line leads to it.
    ///
    /// As in UIKit `clockwise` is meant with y growing upwards: on a screen it turns the other way round.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if clockwise {
            if delta > 0 { delta -= (delta / turn).rounded(.up) * turn }
            if delta == 0, endAngle != startAngle { delta = -turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
            if delta == 0, endAngle != startAngle { delta = turn }
            delta = min(delta, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
            transform: transform)
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let place = { (angle: Double, distance: Double) in
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle) - distance * sin(angle)),
                y: center.y + radius * CGFloat(sin(angle) + distance * cos(angle))
            ).applying(transform)
        }
        let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
        let step = delta.radians / Double(count)
        // The cubic's middle then lies on the arc.
        let control = 4.0 / 3 * tan(step / 4)
        let start = place(startAngle.radians, 0)
        if drawing.elements.isEmpty || currentPoint == nil { move(to: start) } else { addLine(to: start) }
        for index in 0..<count {
            let from = startAngle.radians + Double(index) * step
            addCurve(
                to: place(from + step, 0), control1: place(from, control),
                control2: place(from + step, -control))
        }
    }

    /// An arc that touches the lines from where the path is to a point and from there to another.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint ?? tangent1End
        let first = (x: start.x - tangent1End.x, y: start.y - tangent1End.y)
        let second = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
        let cross = first.x * second.y - first.y * second.x
        guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let cosine = (first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1)
        let angle = acos(min(max(cosine, -1), 1))
        let distance = radius / tan(angle / 2)
        let touch = CGPoint(
            x: tangent1End.x + first.x / lengths.0 * distance,
            y: tangent1End.y + first.y / lengths.0 * distance)
        let end = CGPoint(
            x: tangent1End.x + second.x / lengths.1 * distance,
            y: tangent1End.y + second.y / lengths.1 * distance)
        let toCenter = radius / sin(angle / 2)
        let middle = CGPoint(
            x: first.x / lengths.0 + second.x / lengths.1, y: first.y / lengths.0 + second.y / lengths.1)
        let length = hypot(middle.x, middle.y)
        let center = CGPoint(
            x: tangent1End.x + middle.x / length * toCenter, y: tangent1End.y + middle.y / length * toCenter)
        let from = atan2(touch.y - center.y, touch.x - center.x)
        var delta = atan2(end.y - center.y, end.x - center.x) - from
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: Double(from)),
            delta: Angle(radians: Double(delta)), transform: transform)
    }

    /// The part of the outline between two shares of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (Double(min(max(from, 0), 1)), Double(min(max(to, 0), 1)))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let segments = drawing.segments
        let total = segments.reduce(0) { $0 + $1.length }
        var trimmed = Path()
        var position = 0.0
        var previousEnd: Point?
        for segment in segments where segment.length > 0 {
            let range = (start: from * total - position, end: to * total - position)
            position += segment.length
            guard range.end > 0, range.start < segment.length else {
                previousEnd = nil
                continue
            }
            let part = segment.part(from: max(0, range.start), to: min(segment.length, range.end))
            if previousEnd != part.start { trimmed.drawing.elements.append(.move(to: part.start)) }
            trimmed.drawing.elements.append(part.element)
            previousEnd = part.end
        }
        return trimmed
    }

    /// The outline itself: a line's area is known only to the rasterizer.
    public func strokedPath(_ style: StrokeStyle) -> Path { self }

    /// Whether a point lies inside, with curves taken as lines between a few of their points.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for segment in drawing.segments {
            for (start, end) in segment.chords where (start.y <= point.y) != (end.y <= point.y) {
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += end.y > start.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// Whether a point is no farther from the line than a distance.
    package func isNear(_ point: CGPoint, within distance: Double) -> Bool {
        drawing.segments.contains { segment in
            segment.chords.contains { start, end in
                let (x, y) = (end.x - start.x, end.y - start.y)
                let length = x * x + y * y
                let along = ((point.x - start.x) * x + (point.y - start.y) * y) / max(length, .ulpOfOne)
                let share = min(max(along, 0), 1)
                let (toX, toY) = (point.x - start.x - share * x, point.y - start.y - share * y)
                return toX * toX + toY * toY <= distance * distance
            }
        }
    }
}

extension Drawing.Path {
    /// The lines and curves, each with its start; a closed outline has its last line too.
    fileprivate var segments: [Segment] {
        var segments: [Segment] = []
        var (first, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let to):
                (first, current) = (to, to)
            case .line(let to), .curve(let to, _, _):
                segments.append(Segment(start: current, element: element, end: to))
                current = to
            case .close:
                if current != first {
                    segments.append(Segment(start: current, element: .line(to: first), end: first))
                }
                current = first
            }
        }
        return segments
    }
}

/// A line or a curve of an outline.
private struct Segment {
    var start: Point
    var element: Drawing.Path.Element
    var end: Point
    private var points: [Point]

    init(start: Point, element: Drawing.Path.Element, end: Point) {
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

    var length: Double { chords.reduce(0) { $0 + distance($1.0, $1.1) } }

    /// The part between two distances from the start.
    func part(from: Double, to: Double) -> Segment {
        guard case .curve(_, let control1, let control2) = element else {
            let length = self.length
            let place = { (distance: Double) in
                Point(
                    x: start.x + (end.x - start.x) * distance / length,
                    y: start.y + (end.y - start.y) * distance / length)
            }
            return Segment(start: place(from), element: .line(to: place(to)), end: place(to))
        }
        let (t0, t1) = (parameter(at: from), parameter(at: to))
        let first = Self.point(at: t0, start, control1, control2, end)
        let last = Self.point(at: t1, start, control1, control2, end)
        let third = (t1 - t0) / 3
        let (d0, d1) = (derivative(at: t0, control1, control2), derivative(at: t1, control1, control2))
        return Segment(
            start: first,
            element: .curve(
                to: last, control1: Point(x: first.x + d0.x * third, y: first.y + d0.y * third),
                control2: Point(x: last.x - d1.x * third, y: last.y - d1.y * third)),
            end: last)
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

    private func derivative(at t: Double, _ control1: Point, _ control2: Point) -> Point {
        let u = 1 - t
        let value = { (p0: Double, p1: Double, p2: Double, p3: Double) in
            3 * u * u * (p1 - p0) + 6 * u * t * (p2 - p1) + 3 * t * t * (p3 - p2)
        }
        return Point(
            x: value(start.x, control1.x, control2.x, end.x), y: value(start.y, control1.y, control2.y, end.y)
        )
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
