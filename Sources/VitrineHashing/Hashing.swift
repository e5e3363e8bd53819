private import CXXHash

/// A fast hash of bytes (XXH3, 64 bits), the same on every machine; not for adversaries.
public func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
}

/// A fast hash of bytes (XXH3, 128 bits), wide enough to name files by; not for adversaries.
public func hash128(of bytes: UnsafeRawBufferPointer) -> Hash128 {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    return Hash128(high: hash.high64, low: hash.low64)
}

/// A hash of 128 bits as files hold it, 32 hexadecimal digits.
package func contentHash(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hash128(of: $0).description }
}
