import CWebP
import VitrineGeometry
public import VitrinePixels

/// Reads WebP files, lossy and lossless; of an animation it is an error.
///
/// Pixel values are taken as sRGB; colour profiles are ignored.
public struct WebPDecoder: Sendable {
    public var limits: ImageLimits

    public init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> StraightBitmap {
        try checkFormat(of: bytes, is: .webP)
        return try withBytes(bytes) { buffer throws(ImageCodingError) in
            var features = WebPBitstreamFeatures()
            try check(WebPGetFeatures(buffer.baseAddress, buffer.count, &features))
            let size = try limits.check(
                width: Int(features.width), height: Int(features.height), format: .webP)
            guard features.has_animation == 0 else {
                throw .unsupported(.webP, feature: "it is an animation")
            }
            let pixels = readPixels(area: size.area) { target in
                WebPDecodeRGBAInto(
                    buffer.baseAddress, buffer.count, target.baseAddress, target.count,
                    Int32(size.width * 4)) != nil
            }
            guard let pixels else { throw .damaged(.webP, reason: "its pixels cannot be decoded") }
            return StraightBitmap(size: size, bytes: pixels)
        }
    }

    private func check(_ status: VP8StatusCode) throws(ImageCodingError) {
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_NOT_ENOUGH_DATA: throw .damaged(.webP, reason: "the file ends too early")
        case VP8_STATUS_BITSTREAM_ERROR: throw .damaged(.webP, reason: "its header is not valid")
        default: throw .damaged(.webP, reason: "libwebp reports status \(status.rawValue)")
        }
    }
}
