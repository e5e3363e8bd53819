private import CDeflate

/// The CRC-32 of PNG and gzip; `previous` is that of the bytes before.
public func crc32(_ bytes: UnsafeRawBufferPointer, previous: UInt32 = 0) -> UInt32 {
    guard let start = bytes.baseAddress else { return previous }
    return libdeflate_crc32(previous, start, bytes.count)
}

/// The Adler-32 of zlib streams; `previous` is that of the bytes before.
public func adler32(_ bytes: UnsafeRawBufferPointer, previous: UInt32 = 1) -> UInt32 {
    guard let start = bytes.baseAddress else { return previous }
    return libdeflate_adler32(previous, start, bytes.count)
}
