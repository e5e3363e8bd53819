public import Foundation

/// Values of a described chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}
