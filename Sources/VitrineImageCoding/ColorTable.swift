import VitrineGeometry

/// The colours of a picture, if there are at most 256, and the place of each pixel's colour among them.
struct ColorTable {
    /// Different words in the order in which they first occur.
    private(set) var words: [UInt32] = []

    /// For each pixel the index of its word.
    private(set) var indices: [UInt8] = []

    /// Nothing if there are more colours.
    init?(_ rows: PixelRows) {
        let area = rows.size.area
        var isComplete = true
        var found: [UInt32] = []
        indices = [UInt8](unsafeUninitializedCapacity: area) { indices, count in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.slotCount * 2) { table in
                table.initialize(repeating: 0)
                // The first pixel's colour has the index 0.
                var last = ~rows.words[0]
                var lastIndex: UInt8 = 0
                for pixel in 0..<area {
                    let word = rows.words[pixel]
                    if word != last {
                        guard let index = Self.index(of: word, in: table, found: &found) else {
                            isComplete = false
                            return
                        }
                        last = word
                        lastIndex = index
                    }
                    indices[pixel] = lastIndex
                }
                count = area
            }
        }
        guard isComplete else { return nil }
        words = found
    }

    private static let slotCount = 1024

    /// Looks a word up, or adds it while there is room. A slot is a word and its index, counted from 1.
    @inline(__always)
    private static func index(
        of word: UInt32, in table: UnsafeMutableBufferPointer<UInt32>, found: inout [UInt32]
    ) -> UInt8? {
        var slot = Int((word &* 0x9e37_79b1) >> 22)
        while true {
            let index = table[slot &* 2 &+ 1]
            if index == 0 { break }
            if table[slot &* 2] == word { return UInt8(index &- 1) }
            slot = (slot &+ 1) & (slotCount &- 1)
        }
        guard found.count < 256 else { return nil }
        found.append(word)
        table[slot * 2] = word
        table[slot * 2 + 1] = UInt32(found.count)
        return UInt8(found.count - 1)
    }
}
