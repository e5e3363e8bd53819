private import CDeflate

/// A decompressor of libdeflate, which may be used for one stream after another.
public struct Decompressor: ~Copyable {
    private let handle: OpaquePointer

    public init() {
        guard let handle = libdeflate_alloc_decompressor() else {
            preconditionFailure("no memory for a decompressor")
        }
        self.handle = handle
    }

    deinit { libdeflate_free_decompressor(handle) }

    /// Fills the output with what a zlib stream holds, which must be just so many bytes.
    ///
    /// - Returns: how many bytes of the input the stream took; others may follow it.
    /// - Throws: where the stream is damaged, ends early or holds fewer or more bytes.
    public func zlibDecompress(
        _ input: UnsafeRawBufferPointer, filling output: UnsafeMutableRawBufferPointer
    ) throws(DeflateError) -> Int {
        var consumed = 0
        try check(
            libdeflate_zlib_decompress_ex(
                handle, input.baseAddress, input.count, output.baseAddress, output.count, &consumed, nil))
        return consumed
    }

    /// Writes what a zlib stream holds into the output, which may be longer.
    ///
    func zlibDecompress(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(DeflateError) -> UnpackedCount {
        var count = UnpackedCount()
        try check(
            libdeflate_zlib_decompress_ex(
                handle, input.baseAddress, input.count, output.baseAddress, output.count, &count.consumed,
                &count.written))
        return count
    }

    /// Writes what a gzip member holds into the output, which may be longer.
    func gzipDecompress(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(DeflateError) -> UnpackedCount {
        var count = UnpackedCount()
        try check(
            libdeflate_gzip_decompress_ex(
                handle, input.baseAddress, input.count, output.baseAddress, output.count, &count.consumed,
                &count.written))
        return count
    }

    private func check(_ result: libdeflate_result) throws(DeflateError) {
        switch result {
        case LIBDEFLATE_SUCCESS: return
        case LIBDEFLATE_SHORT_OUTPUT: throw .tooFewBytes
        case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooManyBytes
        default: throw .damaged
        }
    }
}
