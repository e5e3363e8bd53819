import Foundation
import Vitrine

/// The lines and ticks of both axes.
struct AxisLines: View {
    let plan: ChartPlan
    let size: CGSize

    var body: some View {
        let lines = lines
        ForEach(0..<lines.count, id: \.self) { index in
            PlotPath(path: lines[index].path, style: lines[index].style, stroke: lines[index].stroke)
        }
    }

    private struct Line {
        let path: Path
        let style: AnyShapeStyle
        let stroke: StrokeStyle
    }

    private var lines: [Line] {
        plan.xTicks.ticks.flatMap { tick in
            lines(of: tick, plan.x, length: size.width, across: size.height, isLow: tick.position == .top) {
                CGPoint(x: $0, y: $1)
            }
        }
            + plan.yTicks.ticks.flatMap { tick in
                lines(
                    of: tick, plan.y, length: size.height, across: size.width,
                    isLow: tick.position == .leading
                ) { CGPoint(x: $1, y: $0) }
            }
    }

    /// - Parameter isLow: whether ticks stand where coordinates begin.
    private func lines(
        of tick: AxisTicks.Tick, _ scale: PositionScale, length: CGFloat, across: CGFloat, isLow: Bool,
        point: (CGFloat, CGFloat) -> CGPoint
    ) -> [Line] {
        guard let place = scale.place(MarkValue(value: tick.value), in: length) else { return [] }
        return tick.parts.compactMap { part in
            let ends: (CGFloat, CGFloat)
            let stroke: StrokeStyle
            switch part.kind {
            case .label: return nil
            case .gridLine(let style): (ends, stroke) = ((0, across), style)
            case .tick(let tickLength, let style):
                (ends, stroke) = (isLow ? (-tickLength, 0) : (across, across + tickLength), style)
            }
            let path = Path {
                $0.move(to: point(place, ends.0))
                $0.addLine(to: point(place, ends.1))
            }
            let style = part.style ?? AnyShapeStyle(Color.gray.opacity(0.35))
            return Line(
                path: path.offsetBy(dx: part.offset.width, dy: part.offset.height), style: style,
                stroke: stroke)
        }
    }
}
