import Geometry
import Pixels

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

    /// What a device pixel takes from the picture, along one axis.
    private struct Tap {
        var first: Int
        var weights: [Float]
    }

    func scaled(_ picture: Bitmap) throws(RasterizationError) -> CairoSurface {
        let surface = try CairoSurface(format: .argb32, width: visible.width, height: visible.height)
        let columns = Self.taps(
            visible.x..<visible.maxX, from: source.minX, source.width, to: destination.minX,
            destination.width,
            limit: picture.size.width)
        let rows = Self.taps(
            visible.y..<visible.maxY, from: source.minY, source.height, to: destination.minY,
            destination.height, limit: picture.size.height)
        let firstRow = rows.map(\.first).min() ?? 0
        let endRow = rows.map { $0.first + $0.weights.count }.max() ?? 0
        let width = visible.width
        var narrowed = [SIMD4<Float>](repeating: .zero, count: width * max(0, endRow - firstRow))
        picture.pixels.withUnsafeBufferPointer { pixels in
            for y in firstRow..<endRow {
                let line = pixels[(y * picture.size.width)..<((y + 1) * picture.size.width)]
                for (x, tap) in columns.enumerated() {
                    var sum = SIMD4<Float>.zero
                    for (index, weight) in tap.weights.enumerated() {
                        sum += Self.components(line[line.startIndex + tap.first + index]) * weight
                    }
                    narrowed[(y - firstRow) * width + x] = sum
                }
            }
        }
        surface.withPixels { bytes, stride in
            for (y, tap) in rows.enumerated() {
                (bytes + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { line in
                    for x in 0..<width {
                        var sum = SIMD4<Float>.zero
                        for (index, weight) in tap.weights.enumerated() {
                            sum += narrowed[(tap.first + index - firstRow) * width + x] * weight
                        }
                        line[x] = Self.word(sum)
                    }
                }
            }
        }
        return surface
    }

    private static func taps(
        _ pixels: Range<Int>, from sourceStart: Double, _ sourceLength: Double, to start: Double,
        _ length: Double, limit: Int
    ) -> [Tap] {
        let ratio = sourceLength / length
        let reach = max(1, ratio)
        let lowest = max(0, Int(sourceStart.rounded(.down)))
        let highest = min(limit, Int((sourceStart + sourceLength).rounded(.up))) - 1
        return pixels.map { pixel in
            let center = sourceStart + (Double(pixel) + 0.5 - start) * ratio
            let first = min(max(lowest, Int((center - reach).rounded(.down))), highest)
            let last = max(first, min(highest, Int((center + reach).rounded(.up))))
            var weights = (first...last).map { max(0, 1 - abs(Double($0) + 0.5 - center) / reach) }
            let sum = weights.reduce(0, +)
            // Beyond an edge only the edge's own pixel is left.
            if sum <= 0 { weights[center < Double(first) ? 0 : weights.count - 1] = 1 }
            let total = sum <= 0 ? 1 : sum
            return Tap(first: first, weights: weights.map { Float($0 / total) })
        }
    }

    private static func components(_ word: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 24))
    }

    private static func word(_ components: SIMD4<Float>) -> UInt32 {
        // Weights are not negative and sum to 1, so that no component leaves its range.
        let rounded = components + 0.5
        return min(UInt32(rounded.w), 255) << 24 | min(UInt32(rounded.z), 255) << 16
            | min(UInt32(rounded.y), 255) << 8 | min(UInt32(rounded.x), 255)
    }
}
