import Foundation

/// A position, direction or linear colour.
typealias Vector = SIMD3<Float>

func dot(_ a: Vector, _ b: Vector) -> Float { (a * b).sum() }

func length(_ a: Vector) -> Float { dot(a, a).squareRoot() }

func normalized(_ a: Vector) -> Vector { a / length(a) }

func cross(_ a: Vector, _ b: Vector) -> Vector {
    Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

func mix(_ a: Vector, _ b: Vector, _ amount: Float) -> Vector { a + (b - a) * amount }

func clamp(_ value: Float, _ low: Float = 0, _ high: Float = 1) -> Float { min(max(value, low), high) }

/// 0 below the first edge, 1 above the second, smooth between.
func smoothStep(_ from: Float, _ to: Float, _ value: Float) -> Float {
    let t = clamp((value - from) / (to - from))
    return t * t * (3 - 2 * t)
}

/// A linear colour from the way designers write it: `0xE8D9C5`.
func rgb(_ hex: UInt32) -> Vector {
    func linear(_ shift: UInt32) -> Float { pow(Float((hex >> shift) & 255) / 255, 2.2) }
    return Vector(linear(16), linear(8), linear(0))
}
