extension Bitmap {
    /// Whether no pixel lets anything through.
    public var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { areOpaque($0, mask: 0xff00_0000) }
    }
}

extension StraightBitmap {
    /// Whether no pixel lets anything through.
    public var isOpaque: Bool {
        bytes.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) {
                areOpaque($0, mask: UInt32(littleEndian: 0xff00_0000))
            }
        }
    }
}

/// Whether all words have all bits of the mask; asked for blocks, so that the first hole ends it.
private func areOpaque(_ words: UnsafeBufferPointer<UInt32>, mask: UInt32) -> Bool {
    for start in stride(from: 0, to: words.count, by: 4096) {
        var all = UInt32.max
        for index in start..<min(start + 4096, words.count) { all &= words[index] }
        if all & mask != mask { return false }
    }
    return true
}
