import VitrineGeometry
import VitrinePixels

extension ImageDifference {
    /// Writes what becomes of each pixel of a picture into the rows of the difference, which may be larger.
    ///
    /// - Parameter convert: takes a pixel as its bytes lie in memory.
    @inline(__always)
    func write<Output>(
        _ picture: StraightBitmap, into target: UnsafeMutableBufferPointer<Output>,
        _ convert: (UInt32) -> Output
    ) {
        let (width, targetWidth) = (picture.size.width, size.width)
        picture.bytes.withUnsafeBytes { source in
            guard let source = source.baseAddress, let target = target.baseAddress else { return }
            // Most pixels of an interface are like the one before.
            var last = UInt32.zero
            var converted = convert(last)
            for y in 0..<picture.size.height {
                let (from, to) = (source + y &* width &* 4, target + y &* targetWidth)
                var x = 0
                while x < width {
                    // Or like those above.
                    let isBlock = y > 0 && x &+ 16 <= width
                    if isBlock, (from + x &* 4).equalsInBlock(from + (x &- width) &* 4) {
                        (to + x).update(from: to + (x &- targetWidth), count: 16)
                    } else {
                        for column in x..<min(x &+ 16, width) {
                            let pixel = from.load(fromByteOffset: column &* 4, as: UInt32.self)
                            if pixel != last { (last, converted) = (pixel, convert(pixel)) }
                            to[column] = converted
                        }
                    }
                    x &+= 16
                }
            }
        }
    }
}

extension PixelMask {
    /// Hands over the place of each of its pixels, counted from the first row's first one.
    @inline(__always)
    func forEachPixel(_ body: (Int) -> Void) {
        for y in 0..<size.height {
            for word in 0..<wordsPerRow {
                forEachBit(of: self[word, row: y]) { body(y &* size.width &+ word &* 64 &+ $0) }
            }
        }
    }
}
