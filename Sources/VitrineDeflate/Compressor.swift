private import CDeflate

/// A compressor of libdeflate, which may be used for one stream after another.
public struct Compressor: ~Copyable {
    private let handle: OpaquePointer

    /// - Parameter level: 1 (fast) to 12 (small).
    public init(level: Int) {
        precondition((1...12).contains(level), "libdeflate has the levels 1 to 12")
        guard let handle = libdeflate_alloc_compressor(Int32(level)) else {
            preconditionFailure("no memory for a compressor")
        }
        self.handle = handle
    }

    deinit { libdeflate_free_compressor(handle) }

    /// The most bytes that ``zlibCompress(_:into:)`` writes for so many.
    public func zlibBound(_ count: Int) -> Int {
        libdeflate_zlib_compress_bound(handle, count)
    }

    /// Writes a zlib stream and returns its length, or nothing where it does not fit.
    public func zlibCompress(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> Int? {
        let count = libdeflate_zlib_compress(
            handle, input.baseAddress, input.count, output.baseAddress, output.count)
        return count == 0 ? nil : count
    }

    /// A zlib stream that holds the bytes.
    public func zlibCompress(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: zlibBound(bytes.count)) { output, count in
            let written = bytes.withUnsafeBytes {
                zlibCompress($0, into: UnsafeMutableRawBufferPointer(output))
            }
            guard let written else { preconditionFailure("libdeflate's bound was too small") }
            count = written
        }
    }
}
