public import Foundation
public import Vitrine

/// Tells where values lie in a chart.
public struct ChartProxy {
    let plan: ChartPlan
    public let plotSize: CGSize
    public let plotFrame: Anchor<CGRect>?

    public var plotAreaSize: CGSize { plotSize }
    public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        plan.x.place(MarkValue(value: value.plotted), in: plotSize.width)
    }

    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        plan.y.place(MarkValue(value: value.plotted), in: plotSize.height)
    }

    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plan.x.value(at: position, in: plotSize.width).flatMap { P(plotted: $0) }
    }

    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plan.y.value(at: position, in: plotSize.height).flatMap { P(plotted: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at point: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else {
            return nil
        }
        return (x, y)
    }

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        plan.style(of: value.plotted)
    }

    public func selectXValue(at position: CGFloat) {}

    public func selectYValue(at position: CGFloat) {}
}

extension ChartProxy {
    /// The plot in the chart's overlays, where `plotFrame` is optional.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let plotFrame else { preconditionFailure("the chart has no plot") }
        return plotFrame
    }
}
