// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

import Foundation

// What is done with each number of vectors, or with all of them.

public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { mapped(x) { Swift.abs($0) } }

public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }

public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }

public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }

public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }

public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    mapped(x) { V.Scalar(Foundation.sin(Double($0))) }
}

public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    mapped(x) { V.Scalar(Foundation.cos(Double($0))) }
}

/// The way from one vector to another, as far as a share of it.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }

public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }

public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
}

/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// A direction after meeting a plane, by the plane's normal.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }

/// The vector that stands on both, as long as the parallelogram between them is large.
public func cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// 0 up to one value, 1 from another on, and a curve between them.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let share = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: V(repeating: 1))
    return share * share * (V(repeating: 3) - 2 * share)
}

private func mapped<V: SIMD>(_ vector: V, _ change: (V.Scalar) -> V.Scalar) -> V {
    var result = vector
    for index in vector.indices { result[index] = change(vector[index]) }
    return result
}
