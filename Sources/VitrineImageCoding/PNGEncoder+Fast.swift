import VitrineDeflate
import VitrineGeometry
import VitrinePixels

extension PNGEncoder {
    /// How many bytes have a code of their own: few enough to lie in the processor's cache.
    private static let blockBytes = 1 << 19

    func encodeFast(_ rows: PixelRows) -> [UInt8] {
        var writer = PNGChunkWriter(
            size: rows.size, colorType: rows.layout.bytesPerPixel == 3 ? .rgb : .rgba)
        Self.appendPixels(rows, to: &writer)
        return writer.bytes
    }

    /// Appends the pixels and the file's end.
    static func appendPixels(_ rows: some PNGRows, to writer: inout PNGChunkWriter) {
        let height = rows.size.height
        let rowBytes = rows.size.width * rows.bytesPerPixel + 1
        let blockCount = max(1, min(height, rowBytes * height / blockBytes))
        writer.append("IDAT") { output in
            var stream = ZeroRunDeflate(appendingTo: &output)
            var filter = PaethRows(rows)
            for block in 0..<blockCount {
                let filtered = filter.filter(block * height / blockCount..<(block + 1) * height / blockCount)
                stream.appendBlock(filtered, isLast: block == blockCount - 1, to: &output)
            }
        }
        writer.append("IEND")
    }
}

/// A source of the rows of a PNG file.
protocol PNGRows {
    var size: PixelSize { get }
    var bytesPerPixel: Int { get }

    /// Writes the bytes of a part of a row; one more than there are may be overwritten.
    func write(_ columns: Range<Int>, row y: Int, to target: UnsafeMutableRawPointer)

    /// Whether sixteen pixels from a column on are those of the row above, and the one to the left is too.
    func repeatsRowAbove(column x: Int, row y: Int) -> Bool
}

/// A picture's rows with filter 4 (PNG §9.4, Paeth), from the first to the last.
///
/// Where sixteen pixels repeat those above nothing is computed, because the filter leaves zeros there.
private struct PaethRows<Rows: PNGRows>: ~Copyable {
    private let rows: Rows
    private let memory: UnsafeMutablePointer<UInt8>
    /// The row above and this one, each behind a pixel of zeros and with room for a wide store.
    private let above: UnsafeMutablePointer<UInt8>
    private let current: UnsafeMutablePointer<UInt8>

    init(_ rows: Rows) {
        self.rows = rows
        let pixel = rows.bytesPerPixel
        let rowBytes = pixel + rows.size.width * pixel + 8
        memory = .allocate(capacity: rowBytes * 2)
        memory.initialize(repeating: 0, count: rowBytes * 2)
        above = memory + pixel
        current = above + rowBytes
    }

    deinit { memory.deallocate() }

    /// The rows that follow those filtered last.
    mutating func filter(_ range: Range<Int>) -> ZeroRunBytes {
        let pixel = rows.bytesPerPixel
        var output = ZeroRunBytes(capacity: (rows.size.width * pixel + 1) * range.count)
        for y in range { filterRow(y, into: &output) }
        return output
    }

    @inline(__always)
    private func filterRow(_ y: Int, into output: inout ZeroRunBytes) {
        let (rows, above, current) = (rows, above, current)
        let pixel = rows.bytesPerPixel
        let width = rows.size.width
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
            } while x < width && !(y > 0 && x &+ 16 <= width && rows.repeatsRowAbove(column: x, row: y))
            // The pixel to the left was skipped, so it is the one above it, or there is none.
            let byte = first &* pixel
            let count = (x &- first) &* pixel
            for index in 1...pixel { current[byte &- index] = above[byte &- index] }
            rows.write(first..<x, row: y, to: UnsafeMutableRawPointer(current + byte))
            output.appendLiterals(count) { target in
                PNGFilter.paeth.apply(
                    to: current + byte, above: above + byte, distance: pixel, count: count, into: target)
            }
            (above + byte).update(from: current + byte, count: count)
        }
    }
}
