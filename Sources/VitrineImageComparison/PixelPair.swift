import VitrineGeometry
import VitrinePixels

/// Two pictures of the same size while they are compared, a word for each pixel.
///
/// Words hold `alpha << 24 | blue << 16 | green << 8 | red` once they are read as little-endian.
struct PixelPair {
    let reference: UnsafePointer<UInt32>
    let actual: UnsafePointer<UInt32>
    let width: Int
    let height: Int

    /// The pixels of a row from 64 · `word` on that are not the same in both, as bits.
    @inline(__always)
    func unequalBits(word: Int, row y: Int) -> UInt64 {
        let start = y &* width &+ word &* 64
        return Self.unequalBits(reference + start, actual + start, count: width &- word &* 64)
    }

    /// Those of the next pixels, at most 64 of the count, that are not the same, as bits.
    @inline(__always)
    static func unequalBits(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, count: Int
    ) -> UInt64 {
        guard count >= 64 else { return unequalBits(left, right, fewerThan64: count) }
        if areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right)) { return 0 }
        return withFlags(count: 64) { flags in
            for index in 0..<64 { flags[index] = left[index] != right[index] ? 1 : 0 }
            return gatherBits(flags)
        }
    }

    /// Whether 64 pixels are the same, without saying which are not.
    @inline(__always)
    private static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        var difference = SIMD8<UInt64>.zero
        for offset in stride(from: 0, to: 256, by: 64) {
            difference |=
                left.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
                ^ right.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
        }
        return difference.isZero
    }

    /// The same for the fewer than 64 pixels at the end of a row.
    private static func unequalBits(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, fewerThan64 count: Int
    ) -> UInt64 {
        (0..<count).reduce(0) { $0 | (left[$1] == right[$1] ? 0 : 1 << UInt64($1)) }
    }
}

/// Lends both pictures, which have the same size, as words.
func withPixelPair<Result>(
    reference: StraightBitmap, actual: StraightBitmap, _ body: (PixelPair) -> Result
) -> Result {
    precondition(reference.size == actual.size, "only pictures of one size are compared pixel by pixel")
    let size = reference.size
    return reference.withPixels { left in
        actual.withPixels { right in
            body(PixelPair(reference: left, actual: right, width: size.width, height: size.height))
        }
    }
}

extension StraightBitmap {
    /// Lends the pixels as words, row by row.
    func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                guard let first = pixels.baseAddress else {
                    preconditionFailure("a picture has at least one pixel")
                }
                return body(first)
            }
        }
    }
}
