import Geometry

/// Blurs bytes by a Gaussian, approximated by three box filters in a row.
///
/// The boxes are those whose combined variance is nearest to the Gaussian's (P. Kovesi, "Fast Almost-Gaussian
/// Filtering", 2010). Sums are integers, so that results do not depend on the machine.
struct GaussianBlur {
    /// How many pixels each of the three boxes reaches to either side.
    let radii: [Int]

    /// - Parameter deviation: The Gaussian's standard deviation in pixels.
    init(deviation: Double) {
        let variance = 12 * deviation * deviation
        var width = Int((variance / 3 + 1).squareRoot())
        if width.isMultiple(of: 2) { width -= 1 }
        let smaller = Double(width)
        let count = Int(
            ((variance - 3 * smaller * smaller - 12 * smaller - 9) / (-4 * smaller - 4)).rounded())
        radii = (0..<3).map { (($0 < count ? width : width + 2) - 1) / 2 }
    }

    /// How far the blur reaches, in pixels.
    var reach: Int { radii.reduce(0, +) }

    /// Blurs interleaved channels in place.
    ///
    /// - Parameter channels: Bytes per pixel, each blurred by itself.
    func apply(
        to pixels: UnsafeMutablePointer<UInt8>, size: PixelSize, stride: Int, channels: Int
    ) {
        guard reach > 0 else { return }
        let rowLength = size.width * channels
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowLength) { row in
            for y in 0..<size.height {
                for radius in radii {
                    guard let copy = row.baseAddress else { return }
                    copy.update(from: pixels + y * stride, count: rowLength)
                    Self.blurRow(
                        copy, to: pixels + y * stride, width: size.width, channels: channels, radius: radius)
                }
            }
        }
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: size.height * rowLength)
        defer { copy.deallocate() }
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: rowLength)
        defer { sums.deallocate() }
        for radius in radii {
            for y in 0..<size.height {
                (copy + y * rowLength).update(from: pixels + y * stride, count: rowLength)
            }
            Self.blurColumns(
                copy, to: pixels, sums: sums, rowLength: rowLength, height: size.height, stride: stride,
                radius: radius)
        }
    }

    /// What a sum of a box is multiplied with, as 8.24 fixed point.
    private static func factor(radius: Int) -> UInt64 {
        UInt64(1 << 24) / UInt64(2 * radius + 1)
    }

    private static func blurRow(
        _ source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int,
        channels: Int, radius: Int
    ) {
        let factor = factor(radius: radius)
        for channel in 0..<channels {
            var sum: UInt64 = 0
            for x in 0..<min(radius + 1, width) { sum += UInt64(source[x * channels + channel]) }
            for x in 0..<width {
                target[x * channels + channel] = UInt8(truncatingIfNeeded: (sum * factor + (1 << 23)) >> 24)
                if x + radius + 1 < width { sum += UInt64(source[(x + radius + 1) * channels + channel]) }
                if x - radius >= 0 { sum -= UInt64(source[(x - radius) * channels + channel]) }
            }
        }
    }

    private static func blurColumns(
        _ source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>,
        sums: UnsafeMutablePointer<UInt32>, rowLength: Int, height: Int, stride: Int, radius: Int
    ) {
        let factor = UInt32(factor(radius: radius))
        sums.update(repeating: 0, count: rowLength)
        for y in 0..<min(radius + 1, height) {
            for x in 0..<rowLength { sums[x] &+= UInt32(source[y * rowLength + x]) }
        }
        for y in 0..<height {
            let line = target + y * stride
            // The largest sum is 255 · (2r + 1), so that the product stays below 2³².
            for x in 0..<rowLength {
                line[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24)
            }
            if y + radius + 1 < height {
                let entering = source + (y + radius + 1) * rowLength
                for x in 0..<rowLength { sums[x] &+= UInt32(entering[x]) }
            }
            if y - radius >= 0 {
                let leaving = source + (y - radius) * rowLength
                for x in 0..<rowLength { sums[x] &-= UInt32(leaving[x]) }
            }
        }
    }
}
