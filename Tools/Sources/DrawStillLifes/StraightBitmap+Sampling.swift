import VitrineGeometry
import VitrinePixels

extension StraightBitmap {
    /// Draws an opaque picture from its colour, sRGB 0…1, at each place.
    ///
    /// x and y are 0 in the middle; y is -0.5 at the top and 0.5 at the bottom. Pixels that differ from a
    /// neighbour are drawn again with sixteen samples: edges become smooth, and plain areas cost one sample.
    init(size: PixelSize, color: (_ x: Float, _ y: Float) -> SIMD3<Float>) {
        let (width, height) = (size.width, size.height)
        func sample(_ x: Float, _ y: Float) -> SIMD3<Float> {
            color((x - Float(width) / 2) / Float(height), y / Float(height) - 0.5)
        }
        var pixels: [SIMD3<Float>] = []
        pixels.reserveCapacity(size.area)
        for y in 0..<height {
            for x in 0..<width { pixels.append(sample(Float(x) + 0.5, Float(y) + 0.5)) }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size.area * 4)
        for y in 0..<height {
            for x in 0..<width {
                var value = pixels[y * width + x]
                let neighbors = [
                    pixels[y * width + max(x - 1, 0)], pixels[y * width + min(x + 1, width - 1)],
                    pixels[max(y - 1, 0) * width + x], pixels[min(y + 1, height - 1) * width + x],
                ]
                if neighbors.contains(where: { (($0 - value) * ($0 - value)).sum() > 0.0012 }) {
                    value = .zero
                    for index in 0..<16 {
                        let (column, row) = (Float(index % 4), Float(index / 4))
                        value += sample(Float(x) + (column + 0.5) / 4, Float(y) + (row + 0.5) / 4) / 16
                    }
                }
                for channel in 0..<3 { bytes.append(UInt8((clamp(value[channel]) * 255).rounded())) }
                bytes.append(255)
            }
        }
        self.init(size: size, bytes: bytes)
    }
}
