/// Multiples of the earth's gravity.
public struct CMAcceleration: Sendable {
    public var x, y, z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// Radians per second.
public struct CMRotationRate: Sendable {
    public var x, y, z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// Microteslas.
public struct CMMagneticField: Sendable {
    public var x, y, z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}
