import Foundation

/// A turn of space about an axis.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    /// The imaginary part, and the real one.
    public var vector: SIMD4<Scalar>

    public init() {
        vector = .zero
    }

    public init(vector: SIMD4<Scalar>) {
        self.vector = vector
    }

    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
        vector = SIMD4(ix, iy, iz, r)
    }

    public init(real: Scalar, imag: SIMD3<Scalar>) {
        vector = SIMD4(imag, real)
    }

    /// - Parameter axis: of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// The shortest turn from one direction to another, both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        self = Quaternion(real: 1 + dot(from, to), imag: cross(from, to)).normalized
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    public var length: Scalar { (vector * vector).sum().squareRoot() }
    public var normalized: Quaternion { length == 0 ? self : Quaternion(vector: vector / length) }
    public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }
    public var inverse: Quaternion { Quaternion(vector: conjugate.vector / (vector * vector).sum()) }
    public var angle: Scalar { Scalar(2 * atan2(Double((imag * imag).sum().squareRoot()), Double(real))) }
    public var axis: SIMD3<Scalar> { imag / (imag * imag).sum().squareRoot() }

    /// A vector after the turn.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let aside = 2 * cross(imag, vector)
        return vector + real * aside + cross(imag, aside)
    }

    public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
    }

    public static func * (left: Quaternion, right: Scalar) -> Quaternion {
        Quaternion(vector: left.vector * right)
    }

    public static func * (left: Scalar, right: Quaternion) -> Quaternion { right * left }

    public static func + (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(vector: left.vector + right.vector)
    }

    public static func - (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(vector: left.vector - right.vector)
    }

    public static func += (left: inout Quaternion, right: Quaternion) { left = left + right }
    public static func -= (left: inout Quaternion, right: Quaternion) { left = left - right }
    public static func *= (left: inout Quaternion, right: Quaternion) { left = left * right }
    public static func *= (left: inout Quaternion, right: Scalar) { left = left * right }
}

extension Matrix3 {
    public init(_ turn: Quaternion<Scalar>) {
        self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
    }
}

extension Matrix4 {
    public init(_ turn: Quaternion<Scalar>) {
        let turned = Matrix3(turn)
        self.init(
            SIMD4(turned.columns.0, 0), SIMD4(turned.columns.1, 0), SIMD4(turned.columns.2, 0),
            SIMD4(0, 0, 0, 1))
    }
}

extension Quaternion: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
