import Geometry
import Hashing
package import Pixels

extension StraightBitmap {
    /// A hash of the pixels and the sides, since what has one color throughout has the same bytes lying and standing.
    package var pixelHash: String {
        var hash = StreamingHash()
        bytes.withUnsafeBytes { hash.add($0) }
        for side in [size.width, size.height] {
            withUnsafeBytes(of: UInt64(side).littleEndian) { hash.add($0) }
        }
        return hash.value.description
    }
}
