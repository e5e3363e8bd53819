import Foundation
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

/// Measures how fast a picture file is decoded and encoded again.
func measureFile(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let picture = try decodeImage(bytes)
    let bitmap = Bitmap(picture)
    let area = picture.size.area
    print("\(path): \(picture.size), \(bytes.count) bytes")
    report("  decode", seconds: medianSeconds { _ = try? decodeImage(bytes) }, pixels: area)
    for (name, encoder) in [("fast", PNGEncoder.fast), ("compact", .compact)] {
        let encoded = encoder.encode(bitmap)
        let encoding = medianSeconds { _ = encoder.encode(bitmap) }
        report("  encode \(name)", seconds: encoding, pixels: area, note: "\(encoded.count) bytes")
        let decoding = medianSeconds { _ = try? decodeImage(encoded) }
        report("  decode \(name)", seconds: decoding, pixels: area)
    }
    report("  to straight alpha", seconds: medianSeconds { _ = StraightBitmap(bitmap) }, pixels: area)
    report("  to premultiplied alpha", seconds: medianSeconds { _ = Bitmap(picture) }, pixels: area)
}
