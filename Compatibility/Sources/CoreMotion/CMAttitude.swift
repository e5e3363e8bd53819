public import Foundation

/// How a device is turned; angles are radians.
open class CMAttitude: NSObject {
    public let roll = 0.0
    public let pitch = 0.0
    public let yaw = 0.0
    public let quaternion = CMQuaternion(x: 0, y: 0, z: 0, w: 1)
    public let rotationMatrix = CMRotationMatrix()

    /// Two devices at rest are turned alike.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double

    public init() {
        self.init(x: 0, y: 0, z: 0, w: 0)
    }

    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}

/// Of a device that is not turned.
public struct CMRotationMatrix: Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    public init() {}
}
