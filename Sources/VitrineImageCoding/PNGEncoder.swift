public import VitrinePixels

/// Writes PNG files; the same picture gives the same bytes.
public struct PNGEncoder: Sendable {
    private enum Goal {
        case compact
        case fast
    }

    private let goal: Goal

    /// For files that are kept: tries to be small.
    public static let compact = PNGEncoder(goal: .compact)

    /// For files that are looked at once: takes a few milliseconds for a megapixel of photos.
    public static let fast = PNGEncoder(goal: .fast)

    public func encode(_ bitmap: Bitmap) -> [UInt8] {
        guard bitmap.isOpaque else { return encode(StraightBitmap(bitmap)) }
        return bitmap.pixels.withUnsafeBufferPointer { words in
            encode(PixelRows(words: words, size: bitmap.size, layout: .opaqueCairo))
        }
    }

    public func encode(_ bitmap: StraightBitmap) -> [UInt8] {
        bitmap.bytes.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { words in
                let layout: PixelRows.Layout = bitmap.isOpaque ? .opaqueStraight : .straight
                return encode(PixelRows(words: words, size: bitmap.size, layout: layout))
            }
        }
    }

    /// Writes the colors as the picture has them, quickly whatever the file is for.
    public func encode(_ bitmap: IndexedBitmap) -> [UInt8] {
        var writer = PNGChunkWriter(size: bitmap.size, colorType: .indexed)
        writer.append(palette: bitmap.colors)
        bitmap.indices.withUnsafeBufferPointer { indices in
            guard let start = indices.baseAddress else { return }
            Self.appendPixels(IndexRows(indices: start, size: bitmap.size), to: &writer)
        }
        return writer.bytes
    }

    private func encode(_ rows: PixelRows) -> [UInt8] {
        switch goal {
        case .compact: encodeCompact(rows)
        case .fast: encodeFast(rows)
        }
    }
}
