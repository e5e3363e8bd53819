import Glibc
import VitrineGeometry

/// Blurs bytes by a Gaussian.
///
/// All sums are of integers, so that results do not depend on the machine.
struct GaussianBlur: Hashable {
    /// How the Gaussian is approximated along one axis.
    enum Method: Hashable {
        /// By its values, in 256ths, from the middle to one side.
        case weights([UInt16])
        /// By three box filters in a row, each reaching so many pixels to either side.
        case boxes([Int])
    }

    /// Below this deviation, in pixels, boxes of whole pixels are too coarse; above, 256ths are.
    private static let leastBoxDeviation = 4.0

    let method: Method

    /// - Parameter deviation: The Gaussian's standard deviation in pixels.
    init(deviation: Double) {
        method =
            deviation < Self.leastBoxDeviation
            ? .weights(Self.weights(deviation: deviation)) : .boxes(Self.boxRadii(deviation: deviation))
    }

    /// How far the blur reaches, in pixels.
    var reach: Int {
        switch method {
        case .weights(let weights): weights.count - 1
        case .boxes(let radii): radii.reduce(0, +)
        }
    }

    /// Blurs interleaved channels in place.
    ///
    /// Rows of a card or a button are mostly like the row above, before and after each step. What is known to
    /// be alike is copied, which makes a card's shadow five times as fast.
    ///
    /// - Parameter channels: Bytes per pixel, each blurred by itself.
    func apply(
        to pixels: UnsafeMutablePointer<UInt8>, size: PixelSize, stride: Int, channels: Int
    ) {
        guard reach > 0 else { return }
        let rowLength = size.width * channels
        var rows = Rows(pixels: pixels, stride: stride, length: rowLength, count: size.height)
        rows.findRepetitions()
        switch method {
        case .weights(let weights):
            Self.blur(rows, channels: channels, weights: weights)
        case .boxes(let radii):
            Self.blur(rows, channels: channels, radii: radii)
        }
    }

    /// Rows of bytes of which some are known to repeat the one above.
    struct Rows {
        var pixels: UnsafeMutablePointer<UInt8>
        let stride: Int
        let length: Int
        let count: Int
        /// Equal for rows of equal content that follow each other.
        var contents: [Int]

        init(pixels: UnsafeMutablePointer<UInt8>, stride: Int, length: Int, count: Int) {
            self.pixels = pixels
            self.stride = stride
            self.length = length
            self.count = count
            contents = Array(0..<count)
        }

        /// Rows of the same number and length in memory of the caller's.
        func copy(in memory: UnsafeMutablePointer<UInt8>) -> Rows {
            Rows(pixels: memory, stride: length, length: length, count: count)
        }

        subscript(row: Int) -> UnsafeMutablePointer<UInt8> { pixels + row * stride }

        func repeatsPrevious(_ row: Int) -> Bool { row > 0 && contents[row] == contents[row - 1] }

        mutating func findRepetitions() {
            for row in 1..<max(1, count) where memcmp(self[row], self[row - 1], length) == 0 {
                contents[row] = contents[row - 1]
            }
        }
    }

    /// Blurs each row that is not like the one above.
    static func blurRows(of rows: Rows, by blurRow: (UnsafeMutablePointer<UInt8>) -> Void) {
        for row in 0..<rows.count {
            if rows.repeatsPrevious(row) {
                rows[row].update(from: rows[row - 1], count: rows.length)
            } else {
                blurRow(rows[row])
            }
        }
    }
}
