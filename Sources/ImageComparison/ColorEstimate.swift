/// Compares many opaque pixels at once, in `Float`, as ``ColorDelta`` would, and says where that does not
/// suffice.
struct ColorEstimate {
    /// `Float` errs by less than 0.1 here: a component's error is below 255 · 4 · 2^-24, its square's
    /// below 0.04.
    private static let error: Float = 0.25

    private let surelyDifferent: Float
    private let surelyAlike: Float

    /// The weighted squares of y, i and q as one form in red, green and blue:
    /// r(rr·r + rg·g + rb·b) + g(gg·g + gb·b) + bb·b².
    private let form: (rr: Float, gg: Float, bb: Float, rg: Float, rb: Float, gb: Float)

    init(maximumDelta: Double) {
        surelyDifferent = Float(maximumDelta) + Self.error
        surelyAlike = Float(maximumDelta) - Self.error
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
            let distance = squaredDistance(first, second)
            let isOpaque = (first & second) .>= UInt32(littleEndian: 0xff00_0000)
            let isDifferent = isOpaque .& (distance .> surelyDifferent)
            let isDoubtful = .!isOpaque .| (distance .>= surelyAlike .& distance .<= surelyDifferent)
            different |= UInt64(Self.bits(isDifferent)) &<< UInt64(group &* 8)
            doubtful |= UInt64(Self.bits(isDoubtful)) &<< UInt64(group &* 8)
        }
        return (different, doubtful)
    }

    @inline(__always)
    private func squaredDistance(_ left: SIMD8<UInt32>, _ right: SIMD8<UInt32>) -> SIMD8<Float> {
        func difference(_ shift: UInt32) -> SIMD8<Float> {
            let first = SIMD8<Int32>(truncatingIfNeeded: (left &>> shift) & 0xff)
            let second = SIMD8<Int32>(truncatingIfNeeded: (right &>> shift) & 0xff)
            return SIMD8<Float>(first &- second)
        }
        let red = difference(0)
        let green = difference(8)
        let blue = difference(16)
        let redPart = red * (form.rr * red + form.rg * green + form.rb * blue)
        let greenPart = green * (form.gg * green + form.gb * blue)
        return redPart + greenPart + blue * (form.bb * blue)
    }

    /// One bit for each lane that is true, the first the lowest.
    @inline(__always)
    private static func bits(_ mask: SIMDMask<SIMD8<Int32>>) -> UInt32 {
        SIMD8<UInt32>.zero.replacing(with: [1, 2, 4, 8, 16, 32, 64, 128], where: mask).wrappedSum()
    }
}
