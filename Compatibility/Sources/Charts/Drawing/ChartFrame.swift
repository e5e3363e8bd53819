import Foundation
import Vitrine

/// Which side of a plot a view stands at.
enum PlotSide: Int, LayoutValueKey, CaseIterable, Sendable {
    case plot, leading, trailing, top, bottom

    static let defaultValue = PlotSide.plot
}

/// A plot with the labels of its axes around it.
struct ChartFrame: Layout {
    /// Between the plot and labels.
    var gap = (x: CGFloat(5), y: CGFloat(5))

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        func depth(_ side: PlotSide) -> CGFloat {
            let isVertical = side == .leading || side == .trailing
            return subviews.filter { $0[PlotSide.self] == side }.map { subview -> CGFloat in
                let size = subview.sizeThatFits(
                    ProposedViewSize(width: isVertical ? nil : 0, height: isVertical ? 0 : nil))
                let depth = isVertical ? size.width : size.height
                return depth > 0 ? depth + (isVertical ? gap.x : gap.y) : 0
            }.max() ?? 0
        }
        let (leading, trailing) = (depth(.leading), depth(.trailing))
        let (top, bottom) = (depth(.top), depth(.bottom))
        let room = CGRect(
            x: bounds.minX + leading, y: bounds.minY + top,
            width: max(bounds.width - leading - trailing, 0),
            height: max(bounds.height - top - bottom, 0))
        let plotSize =
            subviews.first { $0[PlotSide.self] == .plot }?
            .sizeThatFits(ProposedViewSize(width: room.width, height: room.height)) ?? room.size
        let plot = CGRect(origin: room.origin, size: plotSize)
        for subview in subviews {
            let (point, anchor, size): (CGPoint, UnitPoint, ProposedViewSize) =
                switch subview[PlotSide.self] {
                case .plot: (plot.origin, .topLeading, ProposedViewSize(plot.size))
                case .leading:
                    (
                        CGPoint(x: plot.minX - gap.x, y: plot.minY), .topTrailing,
                        ProposedViewSize(width: nil, height: plot.height)
                    )
                case .trailing:
                    (
                        CGPoint(x: plot.maxX + gap.x, y: plot.minY), .topLeading,
                        ProposedViewSize(width: nil, height: plot.height)
                    )
                case .top:
                    (
                        CGPoint(x: plot.minX, y: plot.minY - gap.y), .bottomLeading,
                        ProposedViewSize(width: plot.width, height: nil)
                    )
                case .bottom:
                    (
                        CGPoint(x: plot.minX, y: plot.maxY + gap.y), .topLeading,
                        ProposedViewSize(width: plot.width, height: nil)
                    )
                }
            subview.place(at: point, anchor: anchor, proposal: size)
        }
    }
}
