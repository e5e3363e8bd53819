public import VitrinePixels

/// Reads PNG files of every colour type, depth and interlacing.
///
/// The order of chunks is checked as the specification has it. Of all else libpng decides what is a PNG file and what
/// is damaged; what it could repair or ignore is an error as well, except that the text, colour profile and other ancillary chunks are skipped. Components of 16 bits
/// are rounded to 8. Pixel values are taken as sRGB: `gAMA`, `cHRM`, `iCCP` and `sRGB` change nothing.
public struct PNGDecoder: Sendable {
    public var limits: ImageLimits

    public init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> StraightBitmap {
        try checkFormat(of: bytes, is: .png)
        if let complaint = bytes.withUnsafeBytes(PNGChunkOrder.complaint) {
            throw .damaged(.png, reason: complaint)
        }
        return if let picture = decodeDirectly(bytes) { picture } else { try decodeWithLibrary(bytes) }
    }
}
