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
        bytes.withUnsafeMutableBytes { target in
            reference.bytes.withUnsafeBytes { source in
                // Most pixels of an interface are like the one before.
                var last = UInt32.zero
                var faded = Self.faded(last, to: opacity)
                for y in 0..<reference.size.height {
                    for x in 0..<reference.size.width {
                        let place = (y &* reference.size.width &+ x) &* 4
                        let pixel = source.load(fromByteOffset: place, as: UInt32.self)
                        if pixel != last { (last, faded) = (pixel, Self.faded(pixel, to: opacity)) }
                        target.storeBytes(
                            of: faded, toByteOffset: (y &* size.width &+ x) &* 4, as: UInt32.self
                        )
                    }
                }
            }
        }
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
        // In 256ths, for each of the values that a channel may have.
        let share = Int((opacity * 256).rounded())
        let tints = (0..<3).map { channel in
            (0..<256).map { UInt8((Int(color[channel]) * share + $0 * (256 - share)) / 256) }
        }
        for y in 0..<size.height {
            for word in 0..<mask.wordsPerRow {
                forEachBit(of: mask[word, row: y]) { bit in
                    let start = (y * size.width + word * 64 + bit) * 4
                    // Beside the picture lies white.
                    let isBeside = bytes[start + 3] == 0
                    for channel in 0..<3 {
                        bytes[start + channel] = tints[channel][isBeside ? 255 : Int(bytes[start + channel])]
                    }
                    bytes[start + 3] = 255
                }
            }
        }
    }
}
