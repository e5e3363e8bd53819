import Geometry
import ImageCoding
import Pixels
import Testing

struct PNGRoundTripTests {
    @Test func `What is encoded is decoded`() throws {
        let size = try #require(PixelSize(width: 3, height: 2))
        let bitmap = StraightBitmap(size: size, bytes: (0..<24).map { UInt8($0 * 10) })
        #expect(try PNGDecoder().decode(PNGEncoder.compact.encode(bitmap)) == bitmap)
    }
}
