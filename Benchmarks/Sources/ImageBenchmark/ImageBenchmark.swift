import Foundation
import Geometry
import ImageCoding
import ImageComparison
import Pixels

/// Measures PNG encoding and decoding of the files named, and comparing of 4K pictures.
@main
struct ImageBenchmark {
    static func main() throws {
        for path in CommandLine.arguments.dropFirst() {
            try measureFile(path)
        }
    }

    static func measureFile(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let picture = try decodeImage(bytes)
        let area = picture.size.area
        print("\(path): \(picture.size), \(bytes.count) bytes")
        let bitmap = Bitmap(picture)
        for (name, encoder) in [("fast", PNGEncoder.fast), ("compact", .compact)] {
            let encoded = encoder.encode(bitmap)
            let seconds = medianSeconds { _ = encoder.encode(bitmap) }
            report("  encode \(name)", seconds: seconds, pixels: area, note: "\(encoded.count) bytes")
            let decoding = medianSeconds { _ = try? decodeImage(encoded) }
            report("  decode \(name)", seconds: decoding, pixels: area)
        }
        report("  decode", seconds: medianSeconds { _ = try? decodeImage(bytes) }, pixels: area)
        report("  to straight", seconds: medianSeconds { _ = StraightBitmap(bitmap) }, pixels: area)
        report("  to premultiplied", seconds: medianSeconds { _ = Bitmap(picture) }, pixels: area)
    }
}
