import Deflate
import Geometry

extension PNGEncoder {
    func encodeCompact(_ rows: PixelRows) -> [UInt8] {
        let pixel = rows.layout.bytesPerPixel
        let stride = rows.size.width * pixel + 1
        // One byte more, because a row's last pixel is stored as a whole word.
        var filtered = [UInt8](repeating: 0, count: stride * rows.size.height + 1)
        filtered.withUnsafeMutableBytes { target in
            guard let start = target.baseAddress else { return }
            for y in 0..<rows.size.height {
                let row = start + y * stride
                rows.write(0..<rows.size.width, row: y, to: row + 1)
                row.storeBytes(of: 0, as: UInt8.self)
                if y + 1 < rows.size.height { (row + stride).storeBytes(of: 0, as: UInt8.self) }
            }
        }
        filtered.removeLast()
        var writer = PNGChunkWriter(size: rows.size, colorType: pixel == 3 ? .rgb : .rgba)
        writer.append("IDAT") { $0 += Compressor(level: 6).zlibCompress(filtered) }
        writer.append("IEND")
        return writer.bytes
    }
}
