public import Drawing
import Glibc

extension FontFace {
    /// A hash of the file's bytes, for fingerprints: FNV-1a over 64-bit words, then over the rest.
    ///
    /// Tells versions of a file apart; it does not resist someone who wants equal hashes.
    public func contentHash() throws(TypesettingError) -> UInt64 {
        guard let file = fopen(path, "rb") else { throw .unreadableFontFile(path: path) }
        defer { fclose(file) }
        let prime: UInt64 = 0x0000_0100_0000_01B3
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
            while true {
                let count = fread(buffer.baseAddress, 1, buffer.count, file)
                guard count > 0 else { break }
                let wordEnd = count & ~7
                for offset in stride(from: 0, to: wordEnd, by: 8) {
                    let word = buffer.load(fromByteOffset: offset, as: UInt64.self)
                    hash = (hash ^ UInt64(littleEndian: word)) &* prime
                    // The product alone never brings high bits down.
                    hash ^= hash >> 29
                }
                for offset in wordEnd..<count { hash = (hash ^ UInt64(buffer[offset])) &* prime }
            }
        }
        guard ferror(file) == 0 else { throw .unreadableFontFile(path: path) }
        return hash
    }
}
