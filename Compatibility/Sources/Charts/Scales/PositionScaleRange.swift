public import Foundation

/// The part of a chart's width or height that a scale takes.
public protocol PositionScaleRange {
    var paddings: (start: CGFloat, end: CGFloat) { get }
}

/// All of it, but for paddings.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let paddings: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(paddings: (0, 0)) }

    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(paddings: (padding, padding))
    }

    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(paddings: (startPadding, endPadding)) }
}
