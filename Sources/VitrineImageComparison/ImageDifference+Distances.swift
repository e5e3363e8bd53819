import VitrineGeometry
public import VitrinePixels

extension ImageDifference {
    /// How many of the different pixels are further apart than each of the distances.
    ///
    /// The pixels that only one of the pictures has are further apart than any.
    ///
    /// - Parameter distances: as ``ComparisonMode/colorDistance(maximum:)`` measures them.
    public func differingPixels(
        beyond distances: [Double], reference: StraightBitmap, actual: StraightBitmap
    ) -> [Int] {
        guard let different else { return distances.map { _ in 0 } }
        let squares = distances.map { $0 * $0 }
        // How many pixels are further apart than just so many of the distances.
        var counts = [Int](repeating: 0, count: squares.count + 1)
        // Most pixels of an interface are like the one before.
        var last = (old: UInt32.zero, new: UInt32.zero, exceeded: 0)
        reference.bytes.withUnsafeBytes { old in
            actual.bytes.withUnsafeBytes { new in
                different.forEachPixel { x, y in
                    var exceeded = squares.count
                    if reference.size.contains(x, y), actual.size.contains(x, y) {
                        let pixel = (
                            old: old.load(
                                fromByteOffset: (y &* reference.size.width &+ x) &* 4, as: UInt32.self),
                            new: new.load(fromByteOffset: (y &* actual.size.width &+ x) &* 4, as: UInt32.self)
                        )
                        if pixel != (last.old, last.new) {
                            let square = squaredColorDistance(pixel.old, pixel.new)
                            last = (pixel.old, pixel.new, squares.count { square > $0 })
                        }
                        exceeded = last.exceeded
                    }
                    counts[exceeded] += 1
                }
            }
        }
        // What is further apart than one is further apart than all that are not larger.
        return squares.map { square in counts[squares.count { $0 <= square }...].reduce(0, +) }
    }
}

extension PixelMask {
    /// Calls the closure with the place of each pixel that is set.
    fileprivate func forEachPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
        for y in 0..<size.height {
            for word in 0..<wordsPerRow { forEachBit(of: self[word, row: y]) { body(word * 64 + $0, y) } }
        }
    }
}

extension PixelSize {
    fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x < width && y < height }
}
