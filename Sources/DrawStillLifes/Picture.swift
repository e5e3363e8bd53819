import Foundation

/// Pixels of a finished picture: red, green, blue, row by row.
struct Picture {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    /// Draws a picture from its colour at each place.
    ///
    /// x and y are 0 in the middle, and y is ±0.5 at top and bottom. Pixels that differ from a neighbour are drawn again with sixteen samples: edges become
    /// smooth, and plain areas cost one sample.
    init(width: Int, height: Int, color: (Float, Float) -> SIMD3<Float>) {
        self.width = width
        self.height = height
        func sample(_ x: Float, _ y: Float) -> SIMD3<Float> {
            color((x - Float(width) / 2) / Float(height), y / Float(height) - 0.5)
        }
        var pixels: [SIMD3<Float>] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { pixels.append(sample(Float(x) + 0.5, Float(y) + 0.5)) }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                var value = pixels[y * width + x]
                let neighbors = [
                    pixels[y * width + max(x - 1, 0)], pixels[y * width + min(x + 1, width - 1)],
                    pixels[max(y - 1, 0) * width + x], pixels[min(y + 1, height - 1) * width + x],
                ]
                if neighbors.contains(where: { let d = $0 - value; return (d * d).sum() > 0.0012 }) {
                    value = .zero
                    for index in 0..<16 {
                        let (column, row) = (Float(index % 4), Float(index / 4))
                        value += sample(Float(x) + (column + 0.5) / 4, Float(y) + (row + 0.5) / 4) / 16
                    }
                }
                for channel in 0..<3 { bytes.append(UInt8((min(max(value[channel], 0), 1) * 255).rounded())) }
            }
        }
        self.bytes = bytes
    }
}
