public import Foundation

/// What assistive technology tells of a chart; no picture shows it.
open class AXChartDescriptor: NSObject {
    /// How the chart is read.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var title: String?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}
