/// Compares many opaque pixels at once, in `Float`, as ``ColorDelta`` would, and says where that does not
/// suffice.
struct ColorEstimate {
    /// `Float` errs by less than 0.1 here: a component's error is below 255 · 4 · 2^-24, its square's
    /// below 0.04.
    private static let error: Float = 0.25

    /// The distances above and below which there is no doubt.
    private let surelyDifferent: Float
    private let surelyAlike: Float

    /// The weighted squares of y, i and q as one form in red, green and blue:
    /// r(rr·r + rg·g + rb·b) + g(gg·g + gb·b) + bb·b².
    private let form: (rr: Float, gg: Float, bb: Float, rg: Float, rb: Float, gb: Float)

    init(maximumDelta: Double) {
        surelyDifferent = Float(maximumDelta) + Self.error
        surelyAlike = Float(maximumDelta) - Self.error
        let weights: [Double] = [0.5053, 0.299, 0.1957]
        let rows: [SIMD3<Double>] = [
            [0.29889531, 0.58662247, 0.11448223], [0.59597799, -0.27417610, -0.32180189],
            [0.21147017, -0.52261711, 0.31114694],
        ]
        func product(_ left: Int, _ right: Int) -> Float {
            var sum = 0.0
            for (weight, row) in zip(weights, rows) { sum += weight * row[left] * row[right] }
            return Float(sum)
        }
        form = (
            product(0, 0), product(1, 1), product(2, 2), 2 * product(0, 1), 2 * product(0, 2),
            2 * product(1, 2)
        )
    }

    /// Compares 64 pixels.
    ///
    /// Written as loops that the compiler turns into vector instructions.
    ///
    /// - Returns: those that are surely different, and those of which it cannot be said.
    func compare(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>
    ) -> (different: UInt64, doubtful: UInt64) {
        withFlags(count: 128) { different in
            let doubtful = different + 64
            for index in 0..<64 {
                let distance = squaredDistance(left[index], right[index])
                let isOpaque: UInt8 = left[index] & right[index] >= 0xff00_0000 ? 1 : 0
                let isDifferent: UInt8 = distance > surelyDifferent ? 1 : 0
                let isAlike: UInt8 = distance < surelyAlike ? 1 : 0
                different[index] = isDifferent & isOpaque
                doubtful[index] = ((isDifferent | isAlike) & isOpaque) ^ 1
            }
            return (gatherBits(different), gatherBits(doubtful))
        }
    }

    @inline(__always)
    private func squaredDistance(_ left: UInt32, _ right: UInt32) -> Float {
        func component(_ word: UInt32, _ shift: UInt32) -> Int32 {
            Int32(bitPattern: (word &>> shift) & 0xff)
        }
        let red = Float(component(left, 0) &- component(right, 0))
        let green = Float(component(left, 8) &- component(right, 8))
        let blue = Float(component(left, 16) &- component(right, 16))
        let redPart = red * (form.rr * red + form.rg * green + form.rb * blue)
        let greenPart = green * (form.gg * green + form.gb * blue)
        return redPart + greenPart + blue * (form.bb * blue)
    }
}
