import Geometry
public import Pixels

/// How a difference is drawn; the defaults are pixelmatch's.
public struct DifferenceStyle: Equatable, Sendable {
    /// What is drawn of the pixels that do not differ.
    public var background: Background
    public var differenceColor: SIMD3<UInt8>
    public var antiAliasedColor: SIMD3<UInt8>
    /// How much of the colors covers what they lie on.
    public var colorOpacity: Double

    public enum Background: Equatable, Sendable {
        /// The reference in gray, faded to white by 1 - opacity.
        case fadedReference(opacity: Double)

        /// Nothing: all but the different pixels stays transparent, the forgiven ones as well.
        case transparent
    }

    public init(
        background: Background = .fadedReference(opacity: 0.1),
        differenceColor: SIMD3<UInt8> = [255, 0, 0], antiAliasedColor: SIMD3<UInt8> = [255, 255, 0],
        colorOpacity: Double = 1
    ) {
        self.background = background
        self.differenceColor = differenceColor
        self.antiAliasedColor = antiAliasedColor
        self.colorOpacity = colorOpacity
    }

    /// Tints what differs, so that what is there can still be read.
    public static let tinted = DifferenceStyle(background: .fadedReference(opacity: 0.7), colorOpacity: 0.4)
}

extension ImageDifference {
    /// The picture of the difference: different pixels red, forgiven ones yellow, on the faded reference.
    ///
    /// - Parameter reference: the picture that was compared.
    public func picture(over reference: StraightBitmap, style: DifferenceStyle = .init()) -> StraightBitmap {
        var bytes = [UInt8](repeating: 0, count: size.area * 4)
        if case .fadedReference(let opacity) = style.background {
            fade(reference, to: opacity, in: &bytes)
            paint(antiAliased, style.antiAliasedColor, style.colorOpacity, in: &bytes)
        }
        paint(different, style.differenceColor, style.colorOpacity, in: &bytes)
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

    private func paint(
        _ mask: PixelMask?, _ color: SIMD3<UInt8>, _ opacity: Double, in bytes: inout [UInt8]
    ) {
        guard let mask else { return }
        let tints = Self.tints(color, opacity)
        bytes.withUnsafeMutableBytes { target in
            for y in 0..<size.height {
                for word in 0..<mask.wordsPerRow {
                    forEachBit(of: mask[word, row: y]) { bit in
                        let place = (y &* size.width &+ word &* 64 &+ bit) &* 4
                        let below = UInt32(littleEndian: target.load(fromByteOffset: place, as: UInt32.self))
                        // Beside the picture lies white.
                        let gray = below >> 24 == 0 ? 255 : below & 0xff
                        target.storeBytes(of: tints[Int(gray)], toByteOffset: place, as: UInt32.self)
                    }
                }
            }
        }
    }

    /// A color that covers each of the grays, as its bytes lie in memory.
    private static func tints(_ color: SIMD3<UInt8>, _ opacity: Double) -> [UInt32] {
        // In 256ths.
        let share = UInt32((opacity * 256).rounded())
        return (0..<256).map { (gray: UInt32) -> UInt32 in
            (0..<3).reduce(UInt32(0xff00_0000)) { word, channel in
                let mixed = (UInt32(color[channel]) * share + gray * (256 - share)) / 256
                return word | mixed << UInt32(channel * 8)
            }.littleEndian
        }
    }
}
