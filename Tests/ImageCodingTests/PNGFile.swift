import VitrineDeflate

/// A PNG file put together by hand, right or wrong.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    init() {}

    init(
        width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 2, interlaced: Bool = false
    ) {
        append("IHDR", Self.word(width) + Self.word(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0])
    }

    mutating func append(_ type: String, _ content: [UInt8] = []) {
        let body = [UInt8](type.utf8) + content
        bytes += Self.word(content.count) + body
        bytes += body.withUnsafeBytes { Self.word(Int(crc32($0))) }
    }

    mutating func appendData(_ raw: [UInt8]) {
        append("IDAT", Compressor(level: 6).zlibCompress(raw))
    }

    func appending(_ type: String, _ content: [UInt8] = []) -> PNGFile {
        var file = self
        file.append(type, content)
        return file
    }

    func appendingData(_ raw: [UInt8]) -> PNGFile {
        var file = self
        file.appendData(raw)
        return file
    }

    /// Makes the checksums of all chunks right again, as far as the file can be divided into chunks.
    static func repairingChecksums(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= bytes.count else { break }
            let end = position + 8 + length
            let checksum = bytes[position + 4..<end].withUnsafeBytes { crc32($0) }
            bytes.replaceSubrange(end..<end + 4, with: word(Int(checksum)))
            position = end + 4
        }
        return bytes
    }

    static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
