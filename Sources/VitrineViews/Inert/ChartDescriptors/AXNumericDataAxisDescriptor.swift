public import Foundation

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers lie along the axis.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}
