import Testing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

struct PNGEncoderTests {
    /// The colour type and the bits of a sample that a file's header names.
    private func form(_ bitmap: StraightBitmap) -> [UInt8] {
        let bytes = PNGEncoder.compact.encode(bitmap)
        return [bytes[25], bytes[24]]
    }

    private func strip(_ pixels: [[UInt8]]) throws -> StraightBitmap {
        let size = try #require(PixelSize(width: pixels.count, height: 1))
        return StraightBitmap(size: size, bytes: pixels.flatMap { $0 })
    }

    @Test(arguments: zip([1, 2, 3, 5, 17, 256], [1, 1, 2, 4, 8, 8] as [UInt8]))
    func `Few colours make a palette of as few bits as hold it`(colors: Int, bits: UInt8) throws {
        let pixels = (0..<colors).map { [UInt8($0), 1, 2, 255] as [UInt8] }
        #expect(form(try strip(pixels)) == [3, bits])
        #expect(try PNGDecoder().decode(PNGEncoder.compact.encode(strip(pixels))) == strip(pixels))
    }

    @Test func `Many grays are written as grays`() throws {
        #expect(form(try strip((0..<100).map { [UInt8($0), UInt8($0), UInt8($0), 255] })) == [0, 8])
    }

    @Test func `Many colours are RGB if opaque and RGBA if not`() throws {
        var pixels = (0..<300).map { [UInt8($0 % 256), UInt8($0 / 256), 2, 255] as [UInt8] }
        #expect(form(try strip(pixels)) == [2, 8])
        pixels[7][3] = 254
        #expect(form(try strip(pixels)) == [6, 8])
    }

    @Test(arguments: [PNGEncoder.compact, .fast], Sample.all)
    func `The same opaque picture gives the same bytes in both layouts`(
        encoder: PNGEncoder, sample: Sample
    ) {
        guard sample.bitmap.isOpaque else { return }
        #expect(encoder.encode(sample.bitmap) == encoder.encode(Bitmap(sample.bitmap)))
    }

    @Test func `Rows that repeat cost next to nothing`() throws {
        let size = try #require(PixelSize(width: 750, height: 424))
        let row = (0..<750).flatMap { x -> [UInt8] in [UInt8(x % 251), UInt8(x / 3), 7, 255] }
        let bytes = (0..<424).flatMap { _ in row }
        let bitmap = StraightBitmap(size: size, bytes: bytes)
        #expect(PNGEncoder.fast.encode(bitmap).count < 4000)
        #expect(PNGEncoder.compact.encode(bitmap).count < 4000)
        #expect(try PNGDecoder().decode(PNGEncoder.fast.encode(bitmap)) == bitmap)
    }

    @Test(arguments: [3, 4], [400, 513, 1400])
    func `A picture of several blocks is one stream`(channels: Int, height: Int) throws {
        let size = try #require(PixelSize(width: 700, height: height))
        var generator = SeededGenerator(seed: UInt64(height))
        // Photographs between flat parts, whose codes differ.
        let bytes = (0..<size.area).flatMap { index -> [UInt8] in
            let word = UInt32.random(in: 0...UInt32.max, using: &generator)
            let isFlat = index / 700 % 300 < 100
            let color = isFlat ? 0xF0 : word
            return [
                UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8), 7,
                channels == 3 ? 255 : UInt8(truncatingIfNeeded: word >> 24),
            ]
        }
        let bitmap = StraightBitmap(size: size, bytes: bytes)
        #expect(try PNGDecoder().decode(PNGEncoder.fast.encode(bitmap)) == bitmap)
    }

    @Test(arguments: [1, 15, 16, 700], [1, 40, 1600])
    func `An indexed picture keeps its colours`(width: Int, height: Int) throws {
        let size = try #require(PixelSize(width: width, height: height))
        var generator = SeededGenerator(seed: UInt64(width))
        let colors = (0..<256).map { SIMD3<UInt8>(UInt8($0), 255 - UInt8($0), 9) }
        let indices = (0..<size.area).map { index -> UInt8 in
            index / width % 30 < 20 ? UInt8(index % width / 50) : UInt8.random(in: 0...255, using: &generator)
        }
        let file = PNGEncoder.fast.encode(IndexedBitmap(size: size, colors: colors, indices: indices))
        let bytes = indices.flatMap { index -> [UInt8] in [index, 255 - index, 9, 255] }
        #expect(try PNGDecoder().decode(file) == StraightBitmap(size: size, bytes: bytes))
    }
}
