import Deflate
import Geometry
import Pixels

extension PNGEncoder {
    func encodeCompact(_ bitmap: StraightBitmap) -> [UInt8] {
        var rows: [UInt8] = []
        let stride = bitmap.size.width * 4
        rows.reserveCapacity((stride + 1) * bitmap.size.height)
        for y in 0..<bitmap.size.height {
            rows.append(0)
            rows += bitmap.bytes[y * stride..<(y + 1) * stride]
        }
        var writer = PNGChunkWriter(size: bitmap.size, colorType: .rgba)
        writer.append("IDAT") { $0 += Compressor(level: 6).zlibCompress(rows) }
        writer.append("IEND")
        return writer.bytes
    }
}
