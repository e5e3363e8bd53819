/// Compares many opaque pixels at once, in `Float`, as ``ColorDelta`` would, and says where that does not
/// suffice.
struct ColorEstimate {
    /// `Float` errs by less than 0.1 here: a component's error is below 255 · 4 · 2^-24, its square's
    /// below 0.04.
    private static let error: Float = 0.25

    /// The bits of the distances from which on, and up to which, there is no doubt.
    private let surelyDifferent: Int32
    private let surelyAlike: Int32

    /// The weighted squares of y, i and q as one form in red, green and blue:
    /// r(rr·r + rg·g + rb·b) + g(gg·g + gb·b) + bb·b².
    private let form: (rr: Float, gg: Float, bb: Float, rg: Float, rb: Float, gb: Float)

    init(maximumDelta: Double) {
        surelyDifferent = Int32(bitPattern: (Float(maximumDelta) + Self.error).bitPattern)
        surelyAlike = Int32(bitPattern: max(Float(maximumDelta) - Self.error, 0).bitPattern)
        let weights = [0.5053, 0.299, 0.1957]
        let rows: [SIMD3<Double>] = [
            [0.29889531, 0.58662247, 0.11448223], [0.59597799, -0.27417610, -0.32180189],
            [0.21147017, -0.52261711, 0.31114694],
        ]
        func product(_ left: Int, _ right: Int) -> Float {
            Float((0..<3).reduce(0) { $0 + weights[$1] * rows[$1][left] * rows[$1][right] })
        }
        form = (
            product(0, 0), product(1, 1), product(2, 2), 2 * product(0, 1), 2 * product(0, 2),
            2 * product(1, 2)
        )
    }

    /// Compares 64 pixels.
    ///
    /// - Returns: those that are surely different, and those of which it cannot be said.
    func compare(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>
    ) -> (different: UInt64, doubtful: UInt64) {
        var different: UInt64 = 0
        var doubtful: UInt64 = 0
        for group in 0..<8 {
            let offset = group &* 32
            let first = UnsafeRawPointer(left).loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
            let second = UnsafeRawPointer(right).loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
            let distance = unsafeBitCast(squaredDistance(first, second), to: SIMD8<Int32>.self)
            // Each is -1 where it holds and 0 elsewhere: the sign of a difference. Floats of one sign are
            // ordered as their bits are.
            let transparency = unsafeBitCast(~(first & second) &>> 24, to: SIMD8<Int32>.self)
            let isTranslucent = (0 &- transparency) &>> 31
            let isDifferent = (surelyDifferent &- distance) &>> 31
            let isAlike = (distance &- surelyAlike) &>> 31
            let shift = UInt64(group &* 8)
            different |= Self.bits(isDifferent & ~isTranslucent) &<< shift
            doubtful |= Self.bits(~(isDifferent | isAlike) | isTranslucent) &<< shift
        }
        return (different, doubtful)
    }

    @inline(__always)
    private func squaredDistance(_ left: SIMD8<UInt32>, _ right: SIMD8<UInt32>) -> SIMD8<Float> {
        let red = Self.component(left) - Self.component(right)
        let green = Self.component(left &>> 8) - Self.component(right &>> 8)
        let blue = Self.component(left &>> 16) - Self.component(right &>> 16)
        let redPart = red * (form.rr * red + form.rg * green + form.rb * blue)
        let greenPart = green * (form.gg * green + form.gb * blue)
        // Not below zero, where rounding might take it.
        return pointwiseMax(redPart + greenPart + blue * (form.bb * blue), SIMD8<Float>.zero)
    }

    /// The lowest byte of each word, and 2^23: as the lowest bits of such a number it needs no conversion.
    @inline(__always)
    private static func component(_ words: SIMD8<UInt32>) -> SIMD8<Float> {
        unsafeBitCast((words & 0xff) | 0x4b00_0000, to: SIMD8<Float>.self)
    }

    /// One bit for each lane that is -1, the first the lowest.
    @inline(__always)
    private static func bits(_ lanes: SIMD8<Int32>) -> UInt64 {
        let weighted = lanes & [1, 2, 4, 8, 16, 32, 64, 128]
        let half = weighted.lowHalf | weighted.highHalf
        let quarter = half.lowHalf | half.highHalf
        return UInt64(UInt32(bitPattern: quarter.x | quarter.y))
    }
}
