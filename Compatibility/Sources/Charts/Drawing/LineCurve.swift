import Foundation
import Vitrine

/// A line through points.
struct LineCurve {
    let points: [CGPoint]
    let method: InterpolationMethod

    var path: Path {
        Path { path in
            guard let first = points.first else { return }
            path.move(to: first)
            add(to: &path)
        }
    }

    /// Goes on from the first point, where the path is already.
    func add(to path: inout Path) {
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(to: &path)
        case .monotone: addCurves(to: &path, tangents: monotoneTangents)
        case .cardinal(let tension): addCardinal(to: &path, tension: tension)
        case .catmullRom(let alpha): addCatmullRom(to: &path, alpha: alpha)
        }
    }

    private func addSteps(to path: inout Path) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x =
                switch method.kind {
                case .stepStart: from.x
                case .stepEnd: to.x
                default: (from.x + to.x) / 2
                }
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            path.addLine(to: to)
        }
    }

    private func addCurves(to path: inout Path, tangents: [CGFloat]) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to,
                control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index - 1]),
                control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index]))
        }
    }

    /// The slopes of a cubic that has no extremes between points, after Fritsch and Carlson as Steffen simplified it.
    private var monotoneTangents: [CGFloat] {
        let slopes = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        guard let first = slopes.first, let last = slopes.last else { return points.map { _ in 0 } }
        let inner = points.indices.dropFirst().dropLast().map { index -> CGFloat in
            let (left, right) = (slopes[index - 1], slopes[index])
            guard left * right > 0 else { return 0 }
            let (before, after) = (
                points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
            )
            let mean = (left * after + right * before) / (before + after)
            let bound = 2 * min(abs(left), abs(right))
            return (mean < 0 ? -1 : 1) * min(abs(mean), bound)
        }
        return [first] + inner + (points.count > 1 ? [last] : [])
    }

    private func addCardinal(to path: inout Path, tension: CGFloat) {
        let factor = (1 - tension) / 6
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let before = points[max(index - 2, 0)]
            let after = points[min(index + 1, points.count - 1)]
            path.addCurve(
                to: to,
                control1: CGPoint(
                    x: from.x + factor * (to.x - before.x), y: from.y + factor * (to.y - before.y)),
                control2: CGPoint(
                    x: to.x - factor * (after.x - from.x), y: to.y - factor * (after.y - from.y)))
        }
    }

    /// The curve of Catmull and Rom whose knots are distances to the power of alpha.
    private func addCatmullRom(to path: inout Path, alpha: CGFloat) {
        func knot(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            pow(hypot(to.x - from.x, to.y - from.y), alpha)
        }
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let before = points[max(index - 2, 0)]
            let after = points[min(index + 1, points.count - 1)]
            let (l1, l2, l3) = (knot(before, from), knot(from, to), knot(to, after))
            var (control1, control2) = (from, to)
            if l1 > 0, l2 > 0 {
                let a = 2 * l1 * l1 + 3 * l1 * l2 + l2 * l2
                let n = 3 * l1 * (l1 + l2)
                control1.x = (from.x * a - before.x * l2 * l2 + to.x * l1 * l1) / n
                control1.y = (from.y * a - before.y * l2 * l2 + to.y * l1 * l1) / n
            }
            if l3 > 0, l2 > 0 {
                let b = 2 * l3 * l3 + 3 * l3 * l2 + l2 * l2
                let m = 3 * l3 * (l3 + l2)
                control2.x = (to.x * b + from.x * l3 * l3 - after.x * l2 * l2) / m
                control2.y = (to.y * b + from.y * l3 * l3 - after.y * l2 * l2) / m
            }
            path.addCurve(to: to, control1: control1, control2: control2)
        }
    }
}
