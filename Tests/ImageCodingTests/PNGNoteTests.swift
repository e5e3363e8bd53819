import Testing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

struct PNGNoteTests {
    private static func file() throws -> [UInt8] {
        PNGEncoder.compact.encode(try #require(Sample.all.first).bitmap)
    }

    @Test func `A text is read back, and the picture is the same`() throws {
        let file = try Self.file()
        let text = Array("elements, such as these: ".utf8) + [UInt8](repeating: 7, count: 100_000)
        let noted = PNGNote.adding(text, to: file)
        #expect(PNGNote.text(in: noted) == text)
        #expect(noted.count < file.count + 300)
        #expect(try PNGDecoder().decode(noted) == PNGDecoder().decode(file))
        #expect(PNGNote.text(in: file) == nil)
    }

    @Test func `What is no PNG file stays what it is`() {
        for bytes in [[], [1, 2, 3], [UInt8](repeating: 0, count: 100)] as [[UInt8]] {
            #expect(PNGNote.adding([1], to: bytes) == bytes)
            #expect(PNGNote.text(in: bytes) == nil)
        }
    }

    @Test func `A damaged text is none`() throws {
        let file = try Self.file()
        let noted = PNGNote.adding(Array("text".utf8), to: file)
        for place in file.count - 12..<noted.count - 12 {
            var damaged = noted
            damaged[place] ^= 0x40
            let text = PNGNote.text(in: PNGFile.repairingChecksums(damaged))
            #expect(text == nil || text == Array("text".utf8))
        }
    }
}
