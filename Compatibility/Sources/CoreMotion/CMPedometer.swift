public import Foundation

/// Counts no steps.
open class CMPedometer: NSObject {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    override public init() {}

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}

    open func stopUpdates() {}

    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
    ) {}
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Where steps are counted, how many.
open class CMPedometerData: NSObject {
    public let numberOfSteps = NSNumber(value: 0)
    public let distance: NSNumber? = nil
    public let floorsAscended: NSNumber? = nil
    public let floorsDescended: NSNumber? = nil
    public let currentPace: NSNumber? = nil
    public let currentCadence: NSNumber? = nil
}

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
