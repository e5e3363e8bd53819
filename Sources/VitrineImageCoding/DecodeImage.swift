public import VitrinePixels

/// Reads a picture file of any format known here, recognized by its first bytes.
public func decodeImage(
    _ bytes: [UInt8], limits: ImageLimits = .standard
) throws(ImageCodingError) -> StraightBitmap {
    switch ImageFormat(signatureOf: bytes) {
    case .png: try PNGDecoder(limits: limits).decode(bytes)
    case .jpeg: try JPEGDecoder(limits: limits).decode(bytes)
    case .webP: try WebPDecoder(limits: limits).decode(bytes)
    case nil: throw ImageCodingError(notAPicture: bytes)
    }
}

/// Throws where the first bytes are not those of the format.
func checkFormat(of bytes: [UInt8], is expected: ImageFormat) throws(ImageCodingError) {
    guard let format = ImageFormat(signatureOf: bytes) else { throw ImageCodingError(notAPicture: bytes) }
    if format != expected { throw .otherFormat(format, expected: expected) }
}

/// Lends the bytes to a closure that may fail; the standard library's own function forgets the error's type.
func withBytes<Value>(
    _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(ImageCodingError) -> Value
) throws(ImageCodingError) -> Value {
    let result: Result<Value, ImageCodingError> = bytes.withUnsafeBufferPointer { buffer in
        do throws(ImageCodingError) {
            return .success(try body(buffer))
        } catch {
            return .failure(error)
        }
    }
    return try result.get()
}
