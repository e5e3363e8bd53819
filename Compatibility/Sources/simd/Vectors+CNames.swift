// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

// The same functions by their names in C.

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }

public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { min(x, y) }

public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { max(x, y) }

public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
    clamp(x, min: min, max: max)
}

public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    mix(x, y, t: t)
}

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }

public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x)
}

public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    distance(x, y)
}

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    distance_squared(x, y)
}

public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }

public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }

public func simd_cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    cross(x, y)
}

public func simd_mul<S>(_ a: Matrix4<S>, _ b: Matrix4<S>) -> Matrix4<S> { a * b }

public func simd_mul<S>(_ a: Matrix4<S>, _ x: SIMD4<S>) -> SIMD4<S> { a * x }

public func simd_mul<S>(_ a: Matrix3<S>, _ b: Matrix3<S>) -> Matrix3<S> { a * b }

public func simd_mul<S>(_ a: Matrix3<S>, _ x: SIMD3<S>) -> SIMD3<S> { a * x }

public func simd_mul<S>(_ p: Quaternion<S>, _ q: Quaternion<S>) -> Quaternion<S> { p * q }

public func simd_act<S>(_ q: Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }

public func simd_inverse<S>(_ a: Matrix4<S>) -> Matrix4<S> { a.inverse }

public func simd_transpose<S>(_ a: Matrix4<S>) -> Matrix4<S> { a.transpose }
