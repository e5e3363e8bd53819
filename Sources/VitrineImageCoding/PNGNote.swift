import VitrineDeflate

/// A text within a PNG file that all programs skip which do not know it.
public enum PNGNote {
    /// Ancillary, private, and not to be kept by programs that change the picture.
    private static let chunkType: StaticString = "vtEL"
    /// The most bytes of a text, so that a file of others costs little.
    private static let limit = 16 << 20

    /// The file with a text at its end; one that is no PNG file, or has too long a text, stays what it is.
    public static func adding(_ text: [UInt8], to file: [UInt8]) -> [UInt8] {
        let end = file.count - PNGChunk.overhead
        guard end > 0, text.count <= limit,
            file.withUnsafeBytes({ PNGChunk(at: end, in: $0)?.type }) == "IEND"
        else { return file }
        var writer = PNGChunkWriter(continuing: Array(file[..<end]))
        writer.append(chunkType) { bytes in
            bytes += (0..<4).map { UInt8(truncatingIfNeeded: text.count >> (24 - 8 * $0)) }
            bytes += Compressor(level: 9).zlibCompress(text)
        }
        writer.append("IEND")
        return writer.bytes
    }

    /// The text that was added to a file; nothing where there is none, or none that can be read.
    public static func text(in file: [UInt8]) -> [UInt8]? {
        file.withUnsafeBytes { file in
            var position = 8
            while let chunk = PNGChunk(at: position, in: file) {
                if chunk.type == "\(chunkType)" { return text(of: chunk, in: file) }
                position = chunk.end
            }
            return nil
        }
    }

    private static func text(of chunk: PNGChunk, in file: UnsafeRawBufferPointer) -> [UInt8]? {
        guard chunk.content.count > 4 else { return nil }
        let count = PNGChunk.word(at: chunk.content.lowerBound, in: file)
        guard count <= limit else { return nil }
        let packed = UnsafeRawBufferPointer(rebasing: file[chunk.content.dropFirst(4)])
        var bytes = [UInt8](repeating: 0, count: count)
        // A text that cannot be unpacked is none.
        let taken = bytes.withUnsafeMutableBytes { try? Decompressor().zlibDecompress(packed, filling: $0) }
        return taken == nil ? nil : bytes
    }
}
