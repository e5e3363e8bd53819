import Deflate
import Geometry
import Pixels

extension PNGEncoder {
    func encodeFast(_ rows: PixelRows) -> [UInt8] {
        let isOpaque = rows.layout.bytesPerPixel == 3
        var writer = PNGChunkWriter(size: rows.size, colorType: isOpaque ? .rgb : .rgba)
        writer.append("IDAT") { ZeroRunDeflate.compress(paethFiltered(rows), into: &$0) }
        writer.append("IEND")
        return writer.bytes
    }

    /// All rows with filter 4 (PNG §9.4, Paeth). Where sixteen pixels repeat those above nothing is computed,
    /// because the filter leaves zeros there.
    private func paethFiltered(_ rows: PixelRows) -> ZeroRunBytes {
        let pixel = rows.layout.bytesPerPixel
        let width = rows.size.width
        var output = ZeroRunBytes(capacity: (width * pixel + 1) * rows.size.height)
        // The row above and this one, each behind a pixel of zeros and with room for a wide store.
        let rowBytes = pixel + width * pixel + 8
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowBytes * 2) { buffer in
            buffer.initialize(repeating: 0)
            guard let start = buffer.baseAddress else { return }
            let above = start + pixel
            let current = above + rowBytes
            for y in 0..<rows.size.height {
                output.appendLiterals(1) { $0.pointee = 4 }
                var x = 0
                while x < width {
                    let first = x
                    while y > 0 && x &+ 16 <= width && rows.repeatsRowAbove(column: x, row: y) { x &+= 16 }
                    if x > first {
                        output.appendZeros((x &- first) &* pixel)
                        continue
                    }
                    repeat {
                        x = min(x &+ 16, width)
                    } while x < width
                        && !(y > 0 && x &+ 16 <= width && rows.repeatsRowAbove(column: x, row: y))
                    // The pixel to the left was skipped, so it is the one above it, or there is none.
                    let byte = first &* pixel
                    let count = (x &- first) &* pixel
                    for index in 1...pixel { current[byte &- index] = above[byte &- index] }
                    rows.write(first..<x, row: y, to: UnsafeMutableRawPointer(current + byte))
                    output.appendLiterals(count) { target in
                        PNGFilter.paeth.apply(
                            to: current + byte, above: above + byte, distance: pixel, count: count,
                            into: target)
                    }
                    (above + byte).update(from: current + byte, count: count)
                }
            }
        }
        return output
    }
}
