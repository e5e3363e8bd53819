import Testing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

struct PNGRoundTripTests {
    private static let encoders = [PNGEncoder.compact, .fast]

    @Test(arguments: encoders, Sample.all)
    func `What is encoded is decoded`(encoder: PNGEncoder, sample: Sample) throws {
        let bitmap = sample.bitmap
        #expect(try PNGDecoder().decode(encoder.encode(bitmap)) == bitmap)
        let premultiplied = Bitmap(bitmap)
        #expect(Bitmap(try PNGDecoder().decode(encoder.encode(premultiplied))) == premultiplied)
    }
}
