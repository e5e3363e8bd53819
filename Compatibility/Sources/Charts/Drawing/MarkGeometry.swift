import Foundation
import Vitrine

/// Where the marks of a chart lie in a plot of a size.
struct MarkGeometry {
    let plan: ChartPlan
    let size: CGSize

    /// The part of its band that a bar takes by itself.
    private static let barShare: CGFloat = 0.65
    /// The width of a bar that stands at a point of a scale and has no band.
    private static let freeBarWidth: CGFloat = 6

    func rect(of placed: PlacedMark) -> CGRect? {
        let mark = placed.mark
        let isVerticalGroup = mark.groupAxis.map { $0 == .horizontal } ?? mark.isVertical
        guard
            let x = range(
                placed.x, plan.x, size.width, mark, mark.width, group: isVerticalGroup ? mark.group : nil),
            let y = range(
                placed.y, plan.y, size.height, mark, mark.height, group: isVerticalGroup ? nil : mark.group)
        else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound
        ).moved(by: mark.edgeOffsets).offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    }

    /// From where to where a mark reaches along an axis.
    private func range(
        _ extent: PlacedMark.Extent, _ scale: PositionScale, _ length: CGFloat, _ mark: Mark,
        _ dimension: MarkDimension, group: PlottedValue?
    ) -> ClosedRange<CGFloat>? {
        switch extent {
        case .full: return 0...max(length, 0)
        case .between(let start, let end):
            guard let first = scale.place(position: start, in: length),
                let last = scale.place(position: end, in: length)
            else { return nil }
            return min(first, last)...max(first, last)
        case .at(let value):
            guard var middle = scale.place(value, in: length) else { return nil }
            let band = (length - scale.startPadding - scale.endPadding) * scale.share(of: value)
            var width: CGFloat
            switch mark.kind {
            case .rule, .line, .area, .point, .sector: width = 0
            case .rectangle:
                width = dimension.length(of: band, automatic: band > 0 ? band : Self.freeBarWidth)
            case .bar:
                let automatic = band > 0 ? band * Self.barShare : Self.freeBarWidth
                width = dimension.length(of: band, automatic: automatic)
            }
            if let group, let index = plan.groups.firstIndex(of: group), plan.groups.count > 1 {
                let whole = mark.kind == .bar ? width : band * Self.barShare
                let part = whole / CGFloat(plan.groups.count)
                middle += part * (CGFloat(index) + 0.5) - whole / 2
                if mark.kind == .bar { width = part }
            }
            return (middle - width / 2)...(middle + width / 2)
        }
    }

    /// The place of a point or of a line's corner.
    func point(of placed: PlacedMark) -> CGPoint? {
        rect(of: placed).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    /// The lower and upper corner of an area.
    func edges(of placed: PlacedMark) -> (low: CGPoint, high: CGPoint)? {
        guard case .between(let start, let end) = placed.y, let rect = rect(of: placed),
            let low = plan.y.place(position: start, in: size.height),
            let high = plan.y.place(position: end, in: size.height)
        else { return nil }
        return (
            CGPoint(x: rect.midX, y: low + placed.mark.offset.height),
            CGPoint(x: rect.midX, y: high + placed.mark.offset.height)
        )
    }
}

extension CGRect {
    fileprivate func moved(by edges: EdgeOffsets) -> CGRect {
        let (left, right) = (minX + edges.left, maxX + edges.right)
        let (top, bottom) = (minY + edges.top, maxY + edges.bottom)
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }
}
