import VitrineGeometry
import VitrineHashing
package import VitrinePixels

extension StraightBitmap {
    /// A hash of the pixels and the sides, since what has one color throughout has the same bytes lying and standing.
    package var pixelHash: String {
        var hash = StreamingHash()
        bytes.withUnsafeBytes { hash.add($0) }
        hash.add(size)
        return hash.value.description
    }
}

extension Bitmap {
    /// The same hash as that of its ``StraightBitmap``, which is never there as a whole.
    package var pixelHash: String {
        var hash = StreamingHash()
        let pixelsAtOnce = 4096
        pixels.withUnsafeBufferPointer { pixels in
            withUnsafeTemporaryAllocation(byteCount: pixelsAtOnce * 4, alignment: 4) { straight in
                for start in stride(from: 0, to: pixels.count, by: pixelsAtOnce) {
                    let part = pixels[start..<min(start + pixelsAtOnce, pixels.count)]
                    writeStraightPixels(of: UnsafeBufferPointer(rebasing: part), to: straight)
                    hash.add(UnsafeRawBufferPointer(rebasing: straight[..<(part.count * 4)]))
                }
            }
        }
        hash.add(size)
        return hash.value.description
    }
}

extension StreamingHash {
    fileprivate mutating func add(_ size: PixelSize) {
        for side in [size.width, size.height] {
            withUnsafeBytes(of: UInt64(side).littleEndian) { add($0) }
        }
    }
}
