import VitrineDeflate

/// One chunk of a PNG file, its checksum checked.
struct PNGChunk {
    /// The bytes of a chunk beside its content: length, type and checksum.
    static let overhead = 12

    var type: String
    var content: Range<Int>
    var end: Int { content.upperBound + 4 }

    /// Nothing at the end of the file and where the chunk is damaged.
    init?(at position: Int, in file: UnsafeRawBufferPointer) {
        guard position + 12 <= file.count else { return nil }
        let length = Self.word(at: position, in: file)
        guard length <= file.count - position - 12 else { return nil }
        content = position + 8..<position + 8 + length
        let checked = UnsafeRawBufferPointer(rebasing: file[position + 4..<content.upperBound])
        guard checked.prefix(4).allSatisfy({ (0x41...0x5a).contains($0 & 0xdf) }),
            crc32(checked) == UInt32(Self.word(at: content.upperBound, in: file))
        else { return nil }
        type = String(decoding: checked.prefix(4), as: UTF8.self)
    }

    /// Whether a reader may skip the chunk: bit 5 of the first letter.
    var isAncillary: Bool { type.utf8.first.map { $0 & 0x20 != 0 } ?? false }

    static func word(at position: Int, in file: UnsafeRawBufferPointer) -> Int {
        Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
    }
}
