import VitrineGeometry
import VitrinePixels

/// A picture's words, one for each pixel, and how they become the bytes of PNG's rows.
struct PixelRows: PNGRows {
    enum Layout {
        /// A `Bitmap`'s words of an opaque picture.
        case opaqueCairo
        /// A `StraightBitmap`'s bytes of an opaque picture.
        case opaqueStraight
        /// A `StraightBitmap`'s bytes.
        case straight

        var bytesPerPixel: Int {
            switch self {
            case .opaqueCairo, .opaqueStraight: 3
            case .straight: 4
            }
        }
    }

    let words: UnsafePointer<UInt32>
    let size: PixelSize
    let layout: Layout

    init(words: UnsafeBufferPointer<UInt32>, size: PixelSize, layout: Layout) {
        guard let start = words.baseAddress, words.count == size.area else {
            preconditionFailure("a picture has one word for each pixel")
        }
        self.words = start
        self.size = size
        self.layout = layout
    }

    var bytesPerPixel: Int { layout.bytesPerPixel }

    @inline(__always)
    func write(_ columns: Range<Int>, row y: Int, to target: UnsafeMutableRawPointer) {
        let row = words + y * size.width
        var place = target
        switch layout {
        case .opaqueCairo:
            for x in columns {
                place.storeBytes(of: (row[x].bigEndian &>> 8).littleEndian, as: UInt32.self)
                place += 3
            }
        case .opaqueStraight:
            for x in columns {
                place.storeBytes(of: row[x], as: UInt32.self)
                place += 3
            }
        case .straight:
            target.copyMemory(from: row + columns.lowerBound, byteCount: columns.count * 4)
        }
    }

    @inline(__always)
    func repeatsRowAbove(column x: Int, row y: Int) -> Bool {
        let here = UnsafeRawPointer(words + (y &* size.width &+ x))
        let above = UnsafeRawPointer(words + ((y &- 1) &* size.width &+ x))
        if !here.equalsInBlock(above) { return false }
        return x == 0 || words[y &* size.width &+ x &- 1] == words[(y &- 1) &* size.width &+ x &- 1]
    }
}

extension PixelRows {
    /// Red, green, blue and alpha of one of the words.
    func color(of word: UInt32) -> SIMD4<UInt8> {
        switch layout {
        case .opaqueCairo:
            [
                UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
                UInt8(truncatingIfNeeded: word), 255,
            ]
        case .opaqueStraight, .straight:
            [
                UInt8(truncatingIfNeeded: word.littleEndian),
                UInt8(truncatingIfNeeded: word.littleEndian >> 8),
                UInt8(truncatingIfNeeded: word.littleEndian >> 16),
                UInt8(truncatingIfNeeded: word.littleEndian >> 24),
            ]
        }
    }
}
