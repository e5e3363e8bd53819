import Testing
import VitrineDeflate
import VitrineHashing

struct DeflateTests {
    private static let text = [UInt8](String(repeating: "Vitrine shows every state. ", count: 40).utf8)

    @Test(arguments: [1, 6, 12])
    func `What is compressed comes back`(level: Int) throws {
        let compressed = Compressor(level: level).zlibCompress(Self.text)
        #expect(compressed.count < 100)
        var output = [UInt8](repeating: 0, count: Self.text.count)
        let consumed = try compressed.withUnsafeBytes { input in
            try output.withUnsafeMutableBytes { try Decompressor().zlibDecompress(input, filling: $0) }
        }
        #expect(output == Self.text)
        #expect(consumed == compressed.count)
    }

    @Test(arguments: zip([1_079, 1_081, 1_080], [DeflateError.tooManyBytes, .tooFewBytes, .damaged]))
    func `A stream of another length or with damage is an error`(count: Int, error: DeflateError) {
        var compressed = Compressor(level: 6).zlibCompress(Self.text)
        if error == .damaged { compressed[compressed.count - 1] ^= 1 }
        var output = [UInt8](repeating: 0, count: count)
        #expect(throws: error) {
            try compressed.withUnsafeBytes { input in
                try output.withUnsafeMutableBytes { try Decompressor().zlibDecompress(input, filling: $0) }
            }
        }
    }

    // "vitrine" as gzip writes it, without name and time.
    private static let member: [UInt8] = [
        0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x2b, 0xcb, 0x2c, 0x29, 0xca, 0xcc, 0x4b, 0x05, 0x00,
        0xb4, 0x69, 0xeb, 0x71, 0x07, 0, 0, 0,
    ]

    @Test func `Members of a gzip file are joined`() throws {
        #expect(try gunzip(Self.member + Self.member, limit: 14) == [UInt8]("vitrinevitrine".utf8))
    }

    @Test func `A gzip file may not hold more than the limit`() {
        #expect(throws: DeflateError.tooManyBytes) { try gunzip(Self.member, limit: 6) }
        #expect(throws: DeflateError.tooManyBytes) { try gunzip(Self.member + Self.member, limit: 7) }
    }

    @Test func `A damaged gzip file is an error`() {
        #expect(throws: DeflateError.damaged) { try gunzip(Array(Self.member.dropLast()), limit: 100) }
        #expect(throws: DeflateError.damaged) { try gunzip([], limit: 100) }
        #expect(throws: DeflateError.damaged) { try gunzip(Self.member + [1], limit: 100) }
    }

    @Test func `Checksums are those of the standards and can be continued`() {
        let digits = [UInt8]("123456789".utf8)
        digits.withUnsafeBytes { bytes in
            #expect(crc32(bytes) == 0xcbf4_3926)
            #expect(adler32(bytes) == 0x091e_01de)
            let head = UnsafeRawBufferPointer(rebasing: bytes[..<4])
            let tail = UnsafeRawBufferPointer(rebasing: bytes[4...])
            #expect(crc32(tail, previous: crc32(head)) == 0xcbf4_3926)
        }
    }

    @Test func `Hashes are those of XXH3`() {
        let empty: [UInt8] = []
        empty.withUnsafeBytes { bytes in
            #expect(hash(of: bytes) == 0x2d06_8005_38d3_94c2)
            #expect(hash128(of: bytes).description == "99aa06d3014798d86001c324468d497f")
        }
    }
}
