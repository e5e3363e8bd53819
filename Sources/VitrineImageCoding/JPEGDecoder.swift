import CJPEG
import VitrineGeometry
public import VitrinePixels

/// Reads JPEG files: gray and YCbCr, baseline and progressive.
///
/// libjpeg decides what is damaged; what it would only warn about is an error as well. Pixel values are
/// taken as sRGB, colour profiles and the orientation that EXIF may ask for are ignored. Pictures in CMYK
/// are not read.
public struct JPEGDecoder: Sendable {
    public var limits: ImageLimits

    public init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> StraightBitmap {
        try checkFormat(of: bytes, is: .jpeg)
        return try withBytes(bytes) { buffer throws(ImageCodingError) in
            let reader = JPEGLibraryReader()
            let header = try reader.readHeader(of: buffer)
            let size = try limits.check(width: header.width, height: header.height, format: .jpeg)
            guard header.isReadable else {
                throw .unsupported(.jpeg, feature: "its colours are in CMYK; convert it to RGB")
            }
            return StraightBitmap(size: size, bytes: try reader.readPixels(area: size.area))
        }
    }
}

/// An owned decompression structure of libjpeg over bytes in memory.
private struct JPEGLibraryReader: ~Copyable {
    struct Header {
        var width: Int
        var height: Int
        var isReadable: Bool
    }

    /// Lives at a fixed place, because libjpeg keeps its address.
    private let state: UnsafeMutablePointer<jpeg_memory_reader>

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: jpeg_memory_reader())
    }

    deinit {
        jpeg_memory_close(state)
        state.deallocate()
    }

    /// The bytes must outlive the reader.
    func readHeader(of bytes: UnsafeBufferPointer<UInt8>) throws(ImageCodingError) -> Header {
        guard jpeg_memory_open(state, bytes.baseAddress, bytes.count) == 1 else { throw failure() }
        let decompression = state.pointee.state
        return Header(
            width: Int(decompression.image_width), height: Int(decompression.image_height),
            isReadable: decompression.jpeg_color_space != JCS_CMYK
                && decompression.jpeg_color_space != JCS_YCCK)
    }

    func readPixels(area: Int) throws(ImageCodingError) -> [UInt8] {
        let pixels = VitrineImageCoding.readPixels(area: area) {
            jpeg_memory_read_pixels(state, $0.baseAddress) == 1
        }
        guard let pixels else { throw failure() }
        return pixels
    }

    /// The error that libjpeg reported last.
    private func failure() -> ImageCodingError {
        let reason = withUnsafeBytes(of: &state.pointee.reason) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .damaged(.jpeg, reason: reason)
    }
}
