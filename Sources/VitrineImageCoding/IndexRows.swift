import VitrineGeometry
import VitrinePixels

/// The bytes of an ``IndexedBitmap``, as PNG's rows have them.
struct IndexRows: PNGRows {
    let indices: UnsafePointer<UInt8>
    let size: PixelSize

    var bytesPerPixel: Int { 1 }

    @inline(__always)
    func write(_ columns: Range<Int>, row y: Int, to target: UnsafeMutableRawPointer) {
        target.copyMemory(from: indices + (y &* size.width &+ columns.lowerBound), byteCount: columns.count)
    }

    @inline(__always)
    func repeatsRowAbove(column x: Int, row y: Int) -> Bool {
        let here = indices + (y &* size.width &+ x)
        let above = here - size.width
        let blocks = (UnsafeRawPointer(here), UnsafeRawPointer(above))
        if blocks.0.loadUnaligned(as: SIMD2<UInt64>.self) != blocks.1.loadUnaligned(as: SIMD2<UInt64>.self) {
            return false
        }
        return x == 0 || here[-1] == above[-1]
    }
}
