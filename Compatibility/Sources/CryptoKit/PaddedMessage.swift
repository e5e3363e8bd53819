/// Bytes with the end that the functions of FIPS 180-4 and RFC 1321 give them: a bit, zeros and the length.
struct PaddedMessage {
    private var bytes: [UInt8] = []

    mutating func append(_ further: UnsafeRawBufferPointer) { bytes += further }

    /// The blocks of a size in bytes, the length in bits at the end of the last one.
    func blocks(of size: Int, lengthBytes: Int, isLittleEndian: Bool = false) -> [ArraySlice<UInt8>] {
        var padded = bytes + [0x80]
        while padded.count % size != size - lengthBytes { padded.append(0) }
        let length = UInt64(bytes.count) * 8
        let shifts = stride(from: 8 * (lengthBytes - 1), through: 0, by: -8)
        let end = shifts.map { $0 < 64 ? UInt8(truncatingIfNeeded: length >> UInt64($0)) : 0 }
        padded += isLittleEndian ? end.reversed() : end
        return stride(from: 0, to: padded.count, by: size).map { padded[$0..<$0 + size] }
    }
}

extension FixedWidthInteger {
    /// The integers that bytes stand for, the most significant byte first.
    static func words(of block: ArraySlice<UInt8>) -> [Self] {
        let size = bitWidth / 8
        return stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
            block[start..<start + size].reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
        }
    }

    /// The most significant byte first.
    var bigEndianBytes: [UInt8] {
        stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
    }

    func rotatedRight(by count: Int) -> Self { self >> Self(count) | self << Self(bitWidth - count) }

    func rotatedLeft(by count: Int) -> Self { rotatedRight(by: bitWidth - count) }
}
