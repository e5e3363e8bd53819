import Geometry
public import Pixels

/// How a difference is drawn; the defaults are pixelmatch's.
public struct DifferenceStyle: Equatable, Sendable {
    /// What is drawn of the pixels that do not differ.
    public var background: Background
    public var differenceColor: SIMD3<UInt8>
    public var antiAliasedColor: SIMD3<UInt8>

    public enum Background: Equatable, Sendable {
        /// The reference in gray, faded to white by 1 - opacity.
        case fadedReference(opacity: Double)

        /// Nothing: all but the different pixels stays transparent, the forgiven ones as well.
        case transparent
    }

    public init(
        background: Background = .fadedReference(opacity: 0.1),
        differenceColor: SIMD3<UInt8> = [255, 0, 0], antiAliasedColor: SIMD3<UInt8> = [255, 255, 0]
    ) {
        self.background = background
        self.differenceColor = differenceColor
        self.antiAliasedColor = antiAliasedColor
    }
}

extension ImageDifference {
    /// The picture of the difference: different pixels red, forgiven ones yellow, on the faded reference.
    ///
    /// - Parameter reference: the picture that was compared.
    public func picture(over reference: StraightBitmap, style: DifferenceStyle = .init()) -> StraightBitmap {
        var bytes = [UInt8](repeating: 0, count: size.area * 4)
        if case .fadedReference(let opacity) = style.background {
            fade(reference, to: opacity, in: &bytes)
            paint(antiAliased, style.antiAliasedColor, in: &bytes)
        }
        paint(different, style.differenceColor, in: &bytes)
        return StraightBitmap(size: size, bytes: bytes)
    }

    private func fade(_ reference: StraightBitmap, to opacity: Double, in bytes: inout [UInt8]) {
        let (width, targetWidth) = (reference.size.width, size.width)
        bytes.withUnsafeMutableBytes { target in
            reference.bytes.withUnsafeBytes { source in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                // Most pixels of an interface are like the one before.
                var last = UInt32.zero
                var faded = Self.faded(last, to: opacity)
                for y in 0..<reference.size.height {
                    let (from, to) = (source + y &* width &* 4, target + y &* targetWidth &* 4)
                    var x = 0
                    while x < width {
                        // Or like those above.
                        if y > 0, x &+ 16 <= width, Self.repeats(from + x &* 4, above: width &* 4) {
                            let above = to + (x &- targetWidth) &* 4
                            (to + x &* 4).copyMemory(from: above, byteCount: 64)
                            x &+= 16
                            continue
                        }
                        for column in x..<min(x &+ 16, width) {
                            let pixel = from.load(fromByteOffset: column &* 4, as: UInt32.self)
                            if pixel != last { (last, faded) = (pixel, Self.faded(pixel, to: opacity)) }
                            to.storeBytes(of: faded, toByteOffset: column &* 4, as: UInt32.self)
                        }
                        x &+= 16
                    }
                }
            }
        }
    }

    /// Whether sixteen pixels are those of the row above, which begins so many bytes before.
    @inline(__always)
    private static func repeats(_ pixels: UnsafeRawPointer, above distance: Int) -> Bool {
        pixels.equalsInBlock(pixels - distance)
    }

    /// A pixel, as its bytes lie in memory, in gray.
    private static func faded(_ pixel: UInt32, to opacity: Double) -> UInt32 {
        let (red, green, blue, alpha) = ColorDelta.components(pixel)
        let luma = ColorDelta.luma(red, green, blue)
        // Truncated, not rounded, as pixelmatch stores it.
        let gray = UInt32(255 + (luma - 255) * opacity * alpha / 255)
        return (gray &* 0x01_0101 | 0xff00_0000).littleEndian
    }

    private func paint(_ mask: PixelMask?, _ color: SIMD3<UInt8>, in bytes: inout [UInt8]) {
        guard let mask else { return }
        let word = (0..<3).reduce(UInt32(0xff00_0000)) { $0 | UInt32(color[$1]) << UInt32($1 * 8) }
        bytes.withUnsafeMutableBytes { target in
            for y in 0..<size.height {
                for column in 0..<mask.wordsPerRow {
                    forEachBit(of: mask[column, row: y]) { bit in
                        let place = (y &* size.width &+ column &* 64 &+ bit) &* 4
                        target.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt32.self)
                    }
                }
            }
        }
    }
}
