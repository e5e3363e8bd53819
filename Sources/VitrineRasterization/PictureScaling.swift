import VitrineGeometry
import VitrinePixels

/// How the pixels of a picture are mapped to device pixels.
///
/// A device pixel is the average of the picture's pixels under a tent as wide as two device pixels (or two of
/// the picture's, where it is enlarged): every pixel of the picture counts however much it is reduced.
struct PictureScaling: Hashable {
    /// The part that is shown, in pixels of the picture.
    var source: Rect
    /// Where that part goes, in device pixels, relative to the pixel that holds its top left.
    var destination: Rect
    /// The device pixels that are wanted, relative to the same pixel.
    var visible: PixelRect

    /// What device pixels take from the picture, along one axis.
    private struct Taps {
        /// How many of the picture's pixels each takes; some with weight 0.
        var count: Int
        /// The first of them for each device pixel; never one before that of the last.
        var starts: [Int] = []
        /// `count` weights for each device pixel, which sum to 1.
        var weights: [Float] = []

        /// Those of the picture's pixels that any of the device pixels takes.
        var range: Range<Int> { (starts.first ?? 0)..<(starts.last.map { $0 + count } ?? 0) }
    }

    func scaled(_ picture: Bitmap) throws(RasterizationError) -> CairoSurface {
        let surface = try CairoSurface(format: .argb32, width: visible.width, height: visible.height)
        let columns = Self.taps(
            visible.x..<visible.maxX, source: (source.minX, source.width),
            destination: (destination.minX, destination.width), limit: picture.size.width)
        let rows = Self.taps(
            visible.y..<visible.maxY, source: (source.minY, source.height),
            destination: (destination.minY, destination.height), limit: picture.size.height)
        let width = visible.width
        // First along rows, then along columns; of the narrowed rows only those are kept that a line takes: all of
        // a photo of 12 megapixels would be 36 MB. Behind them the line that is being summed up, and the row that is narrowed.
        let kept = width * rows.count
        var buffer = [SIMD4<Float>](repeating: .zero, count: kept + width + columns.range.count)
        var end = 0
        surface.withPixels { bytes, stride in
            buffer.withUnsafeMutableBufferPointer { buffer in
                let narrowed = buffer.extracting(..<kept)
                let sum = buffer.extracting(kept..<(kept + width))
                let line = buffer.extracting((kept + width)...)
                for y in 0..<visible.height {
                    let start = rows.starts[y]
                    for row in max(end, start)..<max(end, start + rows.count) {
                        Self.read(columns.range, ofRow: row, of: picture, into: line)
                        Self.narrow(
                            UnsafeBufferPointer(line), with: columns, into: narrowed,
                            at: row % rows.count * width)
                    }
                    end = start + rows.count
                    sum.update(repeating: .zero)
                    for tap in 0..<rows.count {
                        let row = (start + tap) % rows.count * width
                        Self.add(
                            UnsafeBufferPointer(narrowed.extracting(row..<(row + width))),
                            times: rows.weights[y * rows.count + tap], to: sum)
                    }
                    (bytes + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { line in
                        for x in 0..<width { line[x] = Self.word(sum[x]) }
                    }
                }
            }
        }
        return surface
    }

    private static func add(
        _ row: UnsafeBufferPointer<SIMD4<Float>>, times weight: Float,
        to sum: UnsafeMutableBufferPointer<SIMD4<Float>>
    ) {
        for x in 0..<row.count { sum[x] += row[x] * weight }
    }

    private static func read(
        _ columns: Range<Int>, ofRow row: Int, of picture: Bitmap,
        into line: UnsafeMutableBufferPointer<SIMD4<Float>>
    ) {
        picture.pixels.withUnsafeBufferPointer { pixels in
            let first = row * picture.size.width + columns.lowerBound
            for x in 0..<columns.count { line[x] = components(pixels[first + x]) }
        }
    }

    /// - Parameter line: the pixels of a row that ``Taps/range`` names.
    private static func narrow(
        _ line: UnsafeBufferPointer<SIMD4<Float>>, with taps: Taps,
        into target: UnsafeMutableBufferPointer<SIMD4<Float>>, at offset: Int
    ) {
        let lowest = taps.range.lowerBound
        taps.weights.withUnsafeBufferPointer { weights in
            for (x, start) in taps.starts.enumerated() {
                let first = start - lowest
                var sum = SIMD4<Float>.zero
                for index in 0..<taps.count {
                    sum += line[first + index] * weights[x * taps.count + index]
                }
                target[offset + x] = sum
            }
        }
    }

    private static func taps(
        _ pixels: Range<Int>, source: (start: Double, length: Double),
        destination: (start: Double, length: Double), limit: Int
    ) -> Taps {
        let ratio = source.length / destination.length
        let reach = max(1, ratio)
        let lowest = min(max(0, Int(source.start.rounded(.down))), limit - 1)
        let highest = max(lowest, min(limit, Int((source.start + source.length).rounded(.up))) - 1)
        var taps = Taps(count: min(highest - lowest + 1, Int((2 * reach).rounded(.up)) + 1))
        for pixel in pixels {
            let center = source.start + (Double(pixel) + 0.5 - destination.start) * ratio
            // Pixels whose centres lie within the tent, moved inwards at the picture's edges.
            let wanted = Int((center - reach + 0.5).rounded(.down))
            let start = min(max(lowest, wanted), highest - taps.count + 1)
            var weights = (0..<taps.count).map { (tap: Int) -> Double in
                max(0, 1 - abs(Double(start + tap) + 0.5 - center) / reach)
            }
            let sum = weights.reduce(0, +)
            // Beyond an edge only the edge's own pixel is left.
            if sum <= 0 { weights[center < Double(start) ? 0 : taps.count - 1] = 1 }
            taps.starts.append(start)
            taps.weights += weights.map { Float(sum > 0 ? $0 / sum : $0) }
        }
        return taps
    }

    private static func components(_ word: UInt32) -> SIMD4<Float> {
        SIMD4<Float>(
            SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(word.littleEndian, to: SIMD4<UInt8>.self)))
    }

    private static func word(_ components: SIMD4<Float>) -> UInt32 {
        // Weights are not negative and sum to 1, so that no component leaves its range. 2^23 leaves a float no digits after
        // the point, so that its last bits are the nearest whole number, which is one too many where that was rounded up.
        let value = components + 0.5
        let shifted = value + 0x1p23
        var rounded = unsafeBitCast(shifted, to: SIMD4<UInt32>.self) & 0x1ff
        rounded.replace(with: rounded &- 1, where: shifted - 0x1p23 .> value)
        rounded.replace(with: 255, where: rounded .> 255)
        return rounded.w << 24 | rounded.z << 16 | rounded.y << 8 | rounded.x
    }
}
