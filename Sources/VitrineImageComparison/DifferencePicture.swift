import VitrineGeometry
public import VitrinePixels

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
        bytes.withUnsafeMutableBytes { target in
            write(reference, into: target.bindMemory(to: UInt32.self)) { Self.faded($0, to: opacity) }
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

    private func paint(_ mask: PixelMask?, _ color: SIMD3<UInt8>, in bytes: inout [UInt8]) {
        guard let mask else { return }
        var word: UInt32 = 0xff00_0000
        for index in 0..<3 { word |= UInt32(color[index]) << UInt32(index * 8) }
        bytes.withUnsafeMutableBytes { target in
            mask.forEachPixel { pixel in
                target.storeBytes(of: word.littleEndian, toByteOffset: pixel &* 4, as: UInt32.self)
            }
        }
    }
}
