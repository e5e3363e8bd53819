public import Foundation

/// A value of a described chart.
open class AXDataPoint: NSObject {
    /// A value along an axis.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    open var xValue: Value
    open var yValue: Value?
    open var additionalValues: [Value]
    open var label: String?

    private init(_ xValue: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        self.xValue = xValue
        self.yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
    ) {
        self.init(.number(x), y, additionalValues, label)
    }

    public convenience init(
        x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
    ) {
        self.init(.category(x), y, additionalValues, label)
    }
}
