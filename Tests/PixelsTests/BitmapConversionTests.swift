import Testing
import VitrineGeometry
import VitrinePixels

struct BitmapConversionTests {
    @Test func `Every premultiplied value survives the way to straight alpha and back`() throws {
        for alpha in UInt32(0)...255 {
            let size = try #require(PixelSize(width: Int(alpha) + 1, height: 1))
            let words = (0...alpha).map { alpha << 24 | $0 << 16 | (alpha - $0) << 8 | $0 / 2 }
            let bitmap = Bitmap(size: size, pixels: words)
            #expect(Bitmap(StraightBitmap(bitmap)) == bitmap, "alpha \(alpha)")
        }
    }

    @Test func `Opaque pixels keep their components`() throws {
        let size = try #require(PixelSize(width: 130, height: 1))
        let bytes = (UInt8(0)..<130).flatMap { value -> [UInt8] in [value, 255 - value, value &* 7, 255] }
        let straight = StraightBitmap(size: size, bytes: bytes)
        #expect(StraightBitmap(Bitmap(straight)) == straight)
        #expect(Bitmap(straight).pixels[3] == 0xff03_fc15)
        #expect(Bitmap(straight).isOpaque)
    }

    @Test func `Division and multiplication by alpha round to the nearest value`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        for alpha in 1...255 {
            for component in 0...255 {
                let straight = StraightBitmap(
                    size: size, bytes: [UInt8(component), 0, 0, UInt8(alpha)])
                let expected = (Double(component * alpha) / 255).rounded()
                let word = Bitmap(straight).pixels[0]
                #expect(Double((word >> 16) & 255) == expected)
                guard component <= alpha else { continue }
                let bitmap = Bitmap(size: size, pixels: [UInt32(alpha) << 24 | UInt32(component)])
                let divided = (Double(component * 255) / Double(alpha)).rounded()
                #expect(Double(StraightBitmap(bitmap).bytes[2]) == divided)
            }
        }
    }

    @Test func `Transparent pixels are transparent black`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let bitmap = Bitmap(StraightBitmap(size: size, bytes: [255, 128, 1, 0]))
        #expect(bitmap.pixels == [0])
        #expect(!bitmap.isOpaque)
    }
}
