public import Foundation
import VitrineDrawing
import VitrineGeometry

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
        drawing.outlineSegments.contains(point.point, isEvenOdd: eoFill)
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
