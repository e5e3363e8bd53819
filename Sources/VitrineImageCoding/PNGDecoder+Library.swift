import CPNG
import VitrineGeometry
import VitrinePixels

extension PNGDecoder {
    /// Decodes with libpng, the decoder of record.
    func decodeWithLibrary(_ bytes: [UInt8]) throws(ImageCodingError) -> StraightBitmap {
        try withBytes(bytes) { buffer throws(ImageCodingError) in
            guard let start = buffer.baseAddress else { throw .emptyFile }
            return try decode(PNGLibraryReader(bytes: start, count: buffer.count))
        }
    }

    private func decode(_ reader: consuming PNGLibraryReader) throws(ImageCodingError) -> StraightBitmap {
        let header = try reader.readHeader()
        let size = try limits.check(width: header.width, height: header.height, format: .png)
        // Deflate shrinks to no less than 1/1032: a file too short for its pixels is refused unread.
        guard header.minimumRawBytes / 1032 <= reader.byteCount else {
            throw .damaged(.png, reason: "it is too short for \(size)")
        }
        return StraightBitmap(size: size, bytes: try reader.readPixels(area: size.area))
    }
}

/// An owned read structure of libpng over bytes in memory.
private struct PNGLibraryReader: ~Copyable {
    struct Header {
        var width: Int
        var height: Int
        /// The least size of the filtered rows.
        var minimumRawBytes: Int
    }

    let byteCount: Int

    /// Lives at a fixed place, because libpng keeps its address.
    private let state: UnsafeMutablePointer<png_memory_reader>

    /// The bytes must outlive the reader.
    init(bytes: UnsafePointer<UInt8>, count: Int) {
        state = .allocate(capacity: 1)
        state.initialize(to: png_memory_reader())
        state.pointee.bytes = bytes
        state.pointee.count = count
        byteCount = count
    }

    deinit {
        png_memory_close(state)
        state.deallocate()
    }

    func readHeader() throws(ImageCodingError) -> Header {
        guard png_memory_open(state) == 1 else { throw failure() }
        let width = Int(png_get_image_width(state.pointee.png, state.pointee.info))
        let height = Int(png_get_image_height(state.pointee.png, state.pointee.info))
        let rowBytes = png_get_rowbytes(state.pointee.png, state.pointee.info)
        let (rawBytes, overflow) = rowBytes.multipliedReportingOverflow(by: height)
        return Header(width: width, height: height, minimumRawBytes: overflow ? .max : rawBytes)
    }

    func readPixels(area: Int) throws(ImageCodingError) -> [UInt8] {
        let pixels = VitrineImageCoding.readPixels(area: area) {
            png_memory_read_pixels(state, $0.baseAddress) == 1
        }
        guard let pixels else { throw failure() }
        return pixels
    }

    /// The error that libpng reported last.
    private func failure() -> ImageCodingError {
        let reason = withUnsafeBytes(of: &state.pointee.reason) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .damaged(.png, reason: reason.isEmpty ? "libpng could not be started" : reason)
    }
}
