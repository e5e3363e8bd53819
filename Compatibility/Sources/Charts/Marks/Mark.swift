import Foundation
import Vitrine

/// A mark as a chart has collected it, with what its modifiers say.
struct Mark {
    enum Kind {
        case bar, line, area, point, rule, rectangle, sector
    }

    let kind: Kind
    var x, xStart, xEnd, y, yStart, yEnd, angle: MarkValue?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var stacking = MarkStackingMethod.standard
    var series: PlottedValue?

    var style: AnyShapeStyle?
    var styleValue: PlottedValue?
    var symbol: (any ChartSymbolShape)?
    var symbolView: AnyView?
    var symbolValue: PlottedValue?
    /// The area of a point's form in square points.
    var symbolSize: CGFloat?
    var opacity = 1.0
    /// The innermost comes first.
    var effects: [MarkEffect] = []
    var cornerRadius: CGFloat?
    var lineStyle: StrokeStyle?
    var interpolation: InterpolationMethod?
    var group: PlottedValue?
    var groupAxis: Axis?
    var offset = CGSize.zero
    /// How far the edges of what reaches from place to place are moved.
    var edgeOffsets = EdgeOffsets()
    var zIndex = 0.0
    var annotations: [MarkAnnotation] = []
    /// What is asked for that is not drawn here.
    var unsupported: String?

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// What tells the lines and areas of a chart apart.
    var seriesKey: [PlottedValue?] { [series, styleValue, symbolValue] }
}

/// How far the edges of a mark are moved, in the directions of the coordinates.
struct EdgeOffsets {
    var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    /// What is shown beside a mark of a size.
    let content: (CGSize) -> AnyView
}
