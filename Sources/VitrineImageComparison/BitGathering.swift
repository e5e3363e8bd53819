/// Lends room for that many bytes.
///
/// A loop that writes bytes becomes vector instructions, one that shifts bits together does not.
@inline(__always)
func withFlags<Result>(count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
        guard let flags = buffer.baseAddress else { preconditionFailure("no room for \(count) bytes") }
        return body(flags)
    }
}

/// One bit for each of 64 bytes that are 0 or 1, the first the lowest.
@inline(__always)
func gatherBits(_ flags: UnsafePointer<UInt8>) -> UInt64 {
    var bits: UInt64 = 0
    for group in 0..<8 {
        let bytes = UnsafeRawPointer(flags).loadUnaligned(fromByteOffset: group &* 8, as: UInt64.self)
        // The product has in its highest byte one bit of each byte.
        let gathered = (UInt64(littleEndian: bytes) &* 0x0102_0408_1020_4080) &>> 56
        bits |= gathered &<< UInt64(group &* 8)
    }
    return bits
}
