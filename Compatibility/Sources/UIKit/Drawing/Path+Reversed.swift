import CoreGraphics
import Vitrine

extension Path {
    /// The same outlines from their ends to their beginnings, so that what they enclose turns the other way.
    var reversed: Path {
        var outlines: [Outline] = []
        forEach { element in
            switch element {
            case .move(let point): outlines.append(Outline(start: point))
            case .closeSubpath: if let last = outlines.indices.last { outlines[last].isClosed = true }
            case .line(let end): outlines.add((end, nil))
            case .quadCurve(let end, let control): outlines.add((end, (control, control)))
            case .curve(let end, let control1, let control2): outlines.add((end, (control1, control2)))
            }
        }
        var path = Path()
        for outline in outlines { outline.addReversed(to: &path) }
        return path
    }

}

/// Lines and curves that hang together.
private struct Outline {
    /// Where a line goes, or a curve with its controls.
    typealias Step = (end: CGPoint, controls: (CGPoint, CGPoint)?)

    var start: CGPoint
    var steps: [Step] = []
    var isClosed = false

    func addReversed(to path: inout Path) {
        let points = [start] + steps.map(\.end)
        path.move(to: points[points.count - 1])
        for (place, step) in steps.enumerated().reversed() {
            if let (control1, control2) = step.controls {
                path.addCurve(to: points[place], control1: control2, control2: control1)
            } else {
                path.addLine(to: points[place])
            }
        }
        if isClosed { path.closeSubpath() }
    }
}

extension [Outline] {
    /// After a closed outline another one begins where that has begun.
    fileprivate mutating func add(_ step: Outline.Step) {
        if let last, last.isClosed { append(Outline(start: last.start)) }
        if !isEmpty { self[count - 1].steps.append(step) }
    }
}
