extension UnsafeRawPointer {
    /// Whether sixteen pixels, 64 bytes, are the same at both places.
    @inlinable @inline(__always)
    package func equalsInBlock(_ other: UnsafeRawPointer) -> Bool {
        (loadUnaligned(as: SIMD8<UInt64>.self) ^ other.loadUnaligned(as: SIMD8<UInt64>.self)).isZero
    }
}

extension SIMD8<UInt64> {
    /// Whether no bit is set; `==` would be made lane by lane.
    @inlinable @inline(__always)
    package var isZero: Bool {
        let half = lowHalf | highHalf
        let quarter = half.lowHalf | half.highHalf
        return quarter.x | quarter.y == 0
    }
}
