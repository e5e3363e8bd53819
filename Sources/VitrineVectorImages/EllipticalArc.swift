import Foundation
import VitrineDrawing
import VitrineGeometry

/// A piece of an ellipse between two points, as SVG's `A` command gives it, as cubic curves.
struct EllipticalArc {
    /// Which of the arcs that join two points is meant.
    struct Shape {
        /// Of the ellipse's x axis, in radians.
        var rotation: Double
        /// Whether it spans more than 180°.
        var isLarge: Bool
        /// Whether it turns clockwise on the screen.
        var isClockwise: Bool
    }

    /// The curves that lead from the start, where the path stands already, to the end.
    let elements: [Path.Element]

    /// Implements SVG 2 §B.2.4 and §B.2.5; an arc without an extent is a line or nothing.
    init(from start: Point, to end: Point, radii: Size, shape: Shape) {
        var rx = abs(radii.width)
        var ry = abs(radii.height)
        guard start != end else {
            self.elements = []
            return
        }
        guard rx > 0, ry > 0 else {
            self.elements = [.line(to: end)]
            return
        }
        let (sine, cosine) = (sin(shape.rotation), cos(shape.rotation))
        // Step 1: the start in coordinates whose origin is the middle of both points and whose axes are the
        // ellipse's.
        let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        let x1 = cosine * half.x + sine * half.y
        let y1 = cosine * half.y - sine * half.x
        // §B.2.5: radii that cannot reach are scaled up until they do.
        let lambda = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
        if lambda > 1 {
            rx *= lambda.squareRoot()
            ry *= lambda.squareRoot()
        }
        // Step 2: the centre in those coordinates.
        let products = rx * rx * y1 * y1 + ry * ry * x1 * x1
        let root = max(0, rx * rx * ry * ry / products - 1).squareRoot()
        let factor = shape.isLarge == shape.isClockwise ? -root : root
        let cx = factor * rx * y1 / ry
        let cy = -factor * ry * x1 / rx
        // Step 3: the centre in the path's coordinates.
        let center = Point(
            x: cosine * cx - sine * cy + (start.x + end.x) / 2,
            y: sine * cx + cosine * cy + (start.y + end.y) / 2)
        // Step 4: where the arc begins and how far it turns.
        let startAngle = atan2((y1 - cy) / ry, (x1 - cx) / rx)
        var sweep = atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - startAngle
        if shape.isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !shape.isClockwise, sweep > 0 { sweep -= 2 * .pi }

        let ellipse = Transform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
        self.elements = Self.curves(of: ellipse, from: startAngle, sweep: sweep, endingAt: end)
    }

    /// Curves of at most 45° each, which stray from a circle by less than its radius divided by 200,000.
    private static func curves(
        of ellipse: Transform, from startAngle: Double, sweep: Double, endingAt end: Point
    ) -> [Path.Element] {
        let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reach = tan(step / 4) * 4 / 3
        return (0..<count).map { index in
            let first = startAngle + step * Double(index)
            let last = first + step
            let control1 = Point(x: cos(first) - reach * sin(first), y: sin(first) + reach * cos(first))
            let control2 = Point(x: cos(last) + reach * sin(last), y: sin(last) - reach * cos(last))
            let point = Point(x: cos(last), y: sin(last))
            return .curve(
                to: index == count - 1 ? end : ellipse.apply(to: point),
                control1: ellipse.apply(to: control1), control2: ellipse.apply(to: control2))
        }
    }
}
