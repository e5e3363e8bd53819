public import Foundation

/// A device that lies still and has no sensors: nothing is available, and no handler is called.
open class CMMotionManager: NSObject {
    public var accelerometerUpdateInterval: TimeInterval = 0
    public var gyroUpdateInterval: TimeInterval = 0
    public var magnetometerUpdateInterval: TimeInterval = 0
    public var deviceMotionUpdateInterval: TimeInterval = 0
    public var showsDeviceMovementDisplay = false

    public let isAccelerometerAvailable = false
    public let isGyroAvailable = false
    public let isMagnetometerAvailable = false
    public let isDeviceMotionAvailable = false
    public let isAccelerometerActive = false
    public let isGyroActive = false
    public let isMagnetometerActive = false
    public let isDeviceMotionActive = false

    public let accelerometerData: CMAccelerometerData? = nil
    public let gyroData: CMGyroData? = nil
    public let magnetometerData: CMMagnetometerData? = nil
    public let deviceMotion: CMDeviceMotion? = nil
    public let attitudeReferenceFrame: CMAttitudeReferenceFrame = []

    override public init() {}

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open func startAccelerometerUpdates() {}

    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) {}

    open func stopAccelerometerUpdates() {}

    open func startGyroUpdates() {}

    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}

    open func stopGyroUpdates() {}

    open func startMagnetometerUpdates() {}

    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
    ) {}

    open func stopMagnetometerUpdates() {}

    open func startDeviceMotionUpdates() {}

    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {}

    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}

    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}

    open func stopDeviceMotionUpdates() {}
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
