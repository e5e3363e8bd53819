public import Foundation

/// What a sensor says at a moment.
open class CMLogItem: NSObject {
    public let timestamp: TimeInterval = 0
}

open class CMAccelerometerData: CMLogItem {
    public let acceleration = CMAcceleration()
}

open class CMGyroData: CMLogItem {
    public let rotationRate = CMRotationRate()
}

open class CMMagnetometerData: CMLogItem {
    public let magneticField = CMMagneticField()
}

/// How a device is held and moved: flat, at rest.
open class CMDeviceMotion: CMLogItem {
    public let attitude = CMAttitude()
    public let rotationRate = CMRotationRate()
    public let gravity = CMAcceleration(x: 0, y: 0, z: -1)
    public let userAcceleration = CMAcceleration()
    /// Degrees.
    public let heading = 0.0
}
