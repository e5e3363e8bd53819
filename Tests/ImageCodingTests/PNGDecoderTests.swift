import Testing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

struct PNGDecoderTests {
    private func pixels(_ file: PNGFile) throws -> [UInt8] {
        try PNGDecoder().decode(file.appending("IEND").bytes).bytes
    }

    @Test(arguments: [(1, 0b1011_0000, [255, 0, 255]), (2, 0b1101_1000, [255, 85, 170]), (8, 7, [7])])
    func `Grays of few bits are spread over the whole range`(depth: UInt8, byte: UInt8, grays: [UInt8]) throws
    {
        let file = PNGFile(width: grays.count, height: 1, depth: depth, colorType: 0)
        let expected = grays.flatMap { gray -> [UInt8] in [gray, gray, gray, 255] }
        #expect(try pixels(file.appendingData([0, byte])) == expected)
    }

    @Test func `Components of 16 bits are rounded to 8`() throws {
        let file = PNGFile(width: 1, height: 1, depth: 16, colorType: 6)
        let raw: [UInt8] = [0, 0x12, 0x7f, 0x80, 0xff, 0xff, 0xff, 0x00, 0x81]
        #expect(try pixels(file.appendingData(raw)) == [18, 128, 255, 1])
    }

    @Test func `A transparent colour is transparent`() throws {
        let rgb = PNGFile(width: 2, height: 1, colorType: 2).appending("tRNS", [0, 1, 0, 2, 0, 3])
        #expect(try pixels(rgb.appendingData([0, 1, 2, 3, 4, 5, 6])) == [1, 2, 3, 0, 4, 5, 6, 255])
        let gray = PNGFile(width: 2, height: 1, colorType: 0).appending("tRNS", [0, 9])
        #expect(try pixels(gray.appendingData([0, 9, 8])) == [9, 9, 9, 0, 8, 8, 8, 255])
    }

    @Test(arguments: [1, 2, 4, 8] as [UInt8])
    func `Palettes are looked up`(depth: UInt8) throws {
        let file = PNGFile(width: 2, height: 1, depth: depth, colorType: 3)
            .appending("PLTE", [1, 2, 3, 4, 5, 6]).appending("tRNS", [100])
        let row: [UInt8] = depth == 8 ? [1, 0] : [1 << (8 - depth)]
        #expect(try pixels(file.appendingData([0] + row)) == [4, 5, 6, 255, 1, 2, 3, 100])
    }

    @Test func `Interlaced rows come in their place`() throws {
        // 3×3 grays: passes 1, 4, 5, 6 and 7 hold pixels.
        let file = PNGFile(width: 3, height: 3, colorType: 0, interlaced: true)
        let raw: [UInt8] = [0, 11, 0, 13, 0, 31, 33, 0, 12, 0, 32, 0, 21, 22, 23]
        let grays = try pixels(file.appendingData(raw)).enumerated().filter { $0.offset % 4 == 0 }
        #expect(grays.map(\.element) == [11, 12, 13, 21, 22, 23, 31, 32, 33])
    }

    @Test func `Gamma and colour profiles change nothing`() throws {
        let file = PNGFile(width: 1, height: 1).appending("gAMA", [0, 1, 0, 0]).appending("sRGB", [0])
            .appending("iCCP", [1, 2, 3])
        #expect(try pixels(file.appendingData([0, 10, 20, 30])) == [10, 20, 30, 255])
    }

    // MARK: Errors

    private func error(_ bytes: [UInt8]) -> String {
        do {
            _ = try PNGDecoder().decode(bytes)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    private static let good = PNGFile(width: 2, height: 1).appendingData([0, 1, 2, 3, 4, 5, 6])

    @Test func `A damaged file is an error with libpng's reason`() {
        let good = Self.good.appending("IEND").bytes
        var flipped = good
        flipped[20] ^= 1
        let head = PNGFile(width: 2, height: 1)
        let cases: [(bytes: [UInt8], reason: String)] = [
            (flipped, "IHDR: CRC error"),
            (Array(good.dropLast(5)), "the file ends too early"),
            (Self.good.bytes, "the file ends too early"),
            (PNGFile().appending("IEND").bytes, "its first chunk is 'IEND', not 'IHDR'"),
            (
                PNGFile(width: 2, height: 1, depth: 7).appendingData([0]).appending("IEND").bytes,
                "Invalid IHDR data"
            ),
            (head.appending("IEND").bytes, "'IDAT' is missing"),
            (head.appendingData([9, 1, 2, 3, 4, 5, 6]).appending("IEND").bytes, "bad adaptive filter value"),
            (head.appendingData([0, 1, 2]).appending("IEND").bytes, "Not enough image data"),
            (
                head.appendingData([0, 1, 2, 3, 4, 5, 6, 7]).appending("IEND").bytes,
                "IDAT: Too much image data"
            ),
            (head.appending("IDAT", [1, 2, 3]).appending("IEND").bytes, "IDAT: incorrect header check"),
            (head.appending("ABCD").bytes, "'ABCD' is an unknown chunk that may not be skipped"),
        ]
        for (bytes, reason) in cases {
            #expect(error(bytes) == "the PNG file is damaged: " + reason)
        }
    }

    @Test func `A wrong checksum of the pixels is an error`() {
        var stream = Self.good.bytes
        // The Adler-32 checksum stands before the chunk's own.
        stream[stream.count - 5] ^= 1
        let bytes = PNGFile.repairingChecksums(stream + PNGFile().appending("IEND").bytes.dropFirst(8))
        #expect(error(bytes) == "the PNG file is damaged: IDAT: incorrect data check")
    }

    @Test func `A huge picture in a small file is refused before it is allocated`() {
        let bomb = PNGFile(width: 1_000_000, height: 1_000_000).appendingData([0]).appending("IEND").bytes
        #expect(
            error(bomb) == "the picture is 1000000×1000000 px large, more than the 67108864 pixels allowed")
        let short = PNGFile(width: 8000, height: 8000).appendingData([0]).appending("IEND").bytes
        #expect(error(short) == "the PNG file is damaged: it is too short for 8000×8000 px")
    }

    @Test func `What is no picture is named`() {
        #expect(error([]) == "the file is empty")
        #expect(
            error([UInt8]("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8))
                == "the file is a Git LFS pointer, not a picture; run git lfs pull")
        #expect(
            error([UInt8]("<<<<<<< HEAD\n".utf8))
                == "the file is the text of a merge conflict, not a picture; check one side's picture out")
        #expect(error([UInt8]("GIF89a".utf8)) == "the file is not a PNG, JPEG or WebP picture")
        #expect(error([0xff, 0xd8, 0xff, 0xe0]) == "the file is a JPEG picture, not a PNG one")
    }
}
