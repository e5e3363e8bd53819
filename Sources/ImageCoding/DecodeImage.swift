public import Pixels

/// Reads a picture file of any format known here, told by its first bytes.
public func decodeImage(
    _ bytes: [UInt8], limits: ImageLimits = .standard
) throws(ImageCodingError) -> StraightBitmap {
    switch ImageFormat(signatureOf: bytes) {
    case .png: try PNGDecoder(limits: limits).decode(bytes)
    case .jpeg, .webP, nil: throw ImageCodingError(notAPicture: bytes)
    }
}
