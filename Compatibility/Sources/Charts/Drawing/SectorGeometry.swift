import Foundation
import Vitrine

/// The sectors of a chart in a plot of a size, from the top on, with the clock.
struct SectorGeometry {
    let sectors: [(mark: Mark, start: Double, end: Double)]
    let size: CGSize

    init(_ marks: [Mark], size: CGSize) {
        let values = marks.map { max($0.angle?.value.position ?? 0, 0) }
        let total = values.reduce(0, +)
        var angle = -Double.pi / 2
        self.sectors = zip(marks, values).map { mark, value in
            let start = angle
            angle += total > 0 ? value / total * 2 * .pi : 0
            return (mark, start, angle)
        }
        self.size = size
    }

    private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

    private func radii(of mark: Mark) -> (inner: CGFloat, outer: CGFloat) {
        let whole = min(size.width, size.height) / 2
        return (
            mark.innerRadius.radius(in: whole, automatic: 0),
            mark.outerRadius.radius(in: whole, automatic: whole)
        )
    }

    private func place(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// The middle of a sector.
    func middle(of sector: (mark: Mark, start: Double, end: Double)) -> CGPoint {
        let (inner, outer) = radii(of: sector.mark)
        return place((inner + outer) / 2, (sector.start + sector.end) / 2)
    }

    func path(of sector: (mark: Mark, start: Double, end: Double)) -> Path {
        let (inner, outer) = radii(of: sector.mark)
        let inset = sector.mark.angularInset
        let isWhole = sector.end - sector.start > 2 * .pi - 1e-9
        // Both sides move in by the inset, whatever the radius.
        let outerTurn = isWhole || outer <= inset ? 0 : asin(inset / outer)
        guard sector.end - sector.start > 2 * outerTurn, outer > 0 else { return Path() }
        return Path { path in
            path.addArc(
                center: center, radius: outer, startAngle: .radians(sector.start + outerTurn),
                endAngle: .radians(sector.end - outerTurn), clockwise: false)
            let tip = inset / max(sin((sector.end - sector.start) / 2), 1e-6)
            let innerTurn = isWhole || inner <= inset ? 0 : asin(inset / inner)
            if inner > max(tip, 0), sector.end - sector.start > 2 * innerTurn {
                path.addArc(
                    center: center, radius: inner, startAngle: .radians(sector.end - innerTurn),
                    endAngle: .radians(sector.start + innerTurn), clockwise: true)
            } else if !isWhole {
                path.addLine(
                    to: place(sector.end - sector.start > .pi ? 0 : tip, (sector.start + sector.end) / 2))
            }
            path.closeSubpath()
        }
    }
}
