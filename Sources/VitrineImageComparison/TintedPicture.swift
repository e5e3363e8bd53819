import VitrineGeometry
public import VitrinePixels

/// The pictures of reports. Each pixel is one byte, since thousands are made at a time: six bits of gray, then what it is.
extension ImageDifference {
    private static let grayLevels = 64
    private static let isForgiven: UInt8 = 0x40
    private static let isDifferent: UInt8 = 0x80

    /// The picture of the difference in which all that is there can still be read: the picture in 64 bright grays,
    /// under a red tint what differs, under a yellow one what was forgiven. Beside the picture lies white.
    ///
    /// - Parameter picture: one of the two that were compared.
    public func tintedPicture(over picture: StraightBitmap) -> IndexedBitmap {
        var indices = [UInt8](repeating: UInt8(Self.grayLevels - 1), count: size.area)
        indices.withUnsafeMutableBufferPointer { target in
            write(picture, into: target, Self.grayLevel)
            antiAliased?.forEachPixel { target[$0] |= Self.isForgiven }
            different?.forEachPixel { target[$0] |= Self.isDifferent }
        }
        return IndexedBitmap(size: size, colors: Self.tintedColors, indices: indices)
    }

    /// How bright a pixel, as its bytes lie in memory, is on white.
    private static func grayLevel(of pixel: UInt32) -> UInt8 {
        let (red, green, blue, alpha) = ColorDelta.components(pixel)
        let luma = 255 + (ColorDelta.luma(red, green, blue) - 255) * alpha / 255
        return UInt8(luma * Double(grayLevels - 1) / 255)
    }

    /// The color of each byte; what is marked twice counts as different.
    private static let tintedColors: [SIMD3<UInt8>] = (0..<256).map { index in
        let level = index % grayLevels
        let gray = 76 + (255 - 76) * level / (grayLevels - 1)
        let tint: SIMD3<Int>
        switch UInt8(index) & (isDifferent | isForgiven) {
        case 0: return SIMD3(repeating: UInt8(gray))
        case isForgiven: tint = [255, 255, 0]
        default: tint = [255, 0, 0]
        }
        return SIMD3(truncatingIfNeeded: (tint &* 2 &+ SIMD3(repeating: gray) &* 3) / 5)
    }
}
