import VitrineGeometry

/// One bit for each pixel of a picture, 64 pixels of a row to a word.
struct PixelMask: Equatable, Sendable {
    let size: PixelSize
    let wordsPerRow: Int
    private(set) var words: [UInt64]

    /// A mask without any pixel.
    init(size: PixelSize) {
        self.size = size
        wordsPerRow = (size.width + 63) / 64
        words = [UInt64](repeating: 0, count: wordsPerRow * size.height)
    }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(x: Int, y: Int) -> Bool {
        words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
    }

    /// The bits of 64 pixels, or of fewer at the end of a row; the least is the leftmost.
    subscript(word: Int, row y: Int) -> UInt64 {
        get { words[y * wordsPerRow + word] }
        set { words[y * wordsPerRow + word] = newValue }
    }

    /// Adds the pixels of a mask of the same size.
    mutating func formUnion(_ other: PixelMask) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Sets or clears the pixels in a part of a row.
    mutating func set(_ range: Range<Int>, row y: Int, to value: Bool) {
        for x in range {
            let bit = 1 << UInt64(x % 64) as UInt64
            if value {
                self[x / 64, row: y] |= bit
            } else {
                self[x / 64, row: y] &= ~bit
            }
        }
    }
}
