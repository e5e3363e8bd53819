import VitrineGeometry

extension Bitmap {
    /// The picture with its components multiplied by alpha, each rounded to the nearest value.
    public init(_ straight: StraightBitmap) {
        let pixels = [UInt32](unsafeUninitializedCapacity: straight.size.area) { target, count in
            straight.bytes.withUnsafeBytes { source in
                for index in target.indices {
                    let word = source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                    target[index] = premultiplied(UInt32(littleEndian: word))
                }
            }
            count = target.count
        }
        self.init(size: straight.size, pixels: pixels)
    }
}

/// A Cairo word for one pixel `alpha << 24 | blue << 16 | green << 8 | red` with straight alpha.
@inline(__always)
private func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = straight >> 24
    // Red and blue at once, in the two halves of a word: rounds x · alpha / 255 exactly.
    let pair = (straight & 0xff_00ff) &* alpha &+ 0x80_0080
    let redBlue = ((pair &+ ((pair >> 8) & 0xff_00ff)) >> 8) & 0xff_00ff
    let middle = ((straight >> 8) & 0xff) &* alpha &+ 0x80
    let green = (middle &+ (middle >> 8)) >> 8
    return alpha << 24 | (redBlue & 0xff) << 16 | green << 8 | redBlue >> 16
}
