import VitrineGeometry

extension StraightBitmap {
    /// The picture with its components divided by alpha, each rounded to the nearest value; what is fully
    /// transparent becomes transparent black.
    ///
    /// Going back gives the same `Bitmap`: no component of it is lost by the division. The other way round
    /// colours under a low alpha come back coarser, because the bitmap cannot hold them.
    public init(_ bitmap: Bitmap) {
        let bytes = [UInt8](unsafeUninitializedCapacity: bitmap.size.area * 4) { target, count in
            let target = UnsafeMutableRawBufferPointer(target)
            bitmap.pixels.withUnsafeBufferPointer { source in
                writeStraightPixels(of: source, to: target)
            }
            count = target.count
        }
        self.init(size: bitmap.size, bytes: bytes)
    }
}

/// Writes the pixels of Cairo words as red, green, blue, alpha with straight alpha.
///
/// `target` has four bytes for each pixel of `source`.
public func writeStraightPixels(
    of source: UnsafeBufferPointer<UInt32>, to target: UnsafeMutableRawBufferPointer
) {
    precondition(target.count >= source.count * 4, "four bytes are written for each pixel")
    var start = 0
    while start < source.count {
        let end = min(start + 64, source.count)
        var all = UInt32.max
        for index in start..<end { all &= source[index] }
        if all >= 0xff00_0000 {
            for index in start..<end {
                let straight = opaqueStraight(source[index])
                target.storeBytes(of: straight.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            }
        } else {
            for index in start..<end {
                let straight = straightened(source[index])
                target.storeBytes(of: straight.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            }
        }
        start = end
    }
}

/// `alpha << 24 | blue << 16 | green << 8 | red` of an opaque Cairo word.
@inline(__always)
private func opaqueStraight(_ word: UInt32) -> UInt32 {
    (word & 0xff00_ff00) | (word & 0xff) << 16 | (word >> 16) & 0xff
}

/// `alpha << 24 | blue << 16 | green << 8 | red` of a Cairo word, components divided by alpha.
@inline(__always)
private func straightened(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return opaqueStraight(word) }
    if alpha == 0 { return 0 }
    // (component · 255 + alpha / 2) / alpha as a multiplication: exact, because the numerator is below
    // 65,794 and 65,794 · 254 < 2^24.
    let reciprocal = UInt64((1 << 24 &+ alpha &- 1) / alpha)
    func divided(_ component: UInt32) -> UInt32 {
        let numerator = UInt64(min(component, alpha) &* 255 &+ alpha / 2)
        return UInt32(truncatingIfNeeded: (numerator &* reciprocal) >> 24)
    }
    return alpha << 24 | divided(word & 0xff) << 16 | divided((word >> 8) & 0xff) << 8
        | divided((word >> 16) & 0xff)
}
