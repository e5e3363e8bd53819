import VitrineGeometry

/// The content of a PNG file of the ordinary kind: 8 bits a sample or a small palette, not interlaced,
/// nothing unusual in it.
///
/// All that is doubtful is left to libpng, which either reads it or says what is wrong.
struct PNGContainer {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case indexed = 3
        case grayAlpha = 4
        case rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .gray, .indexed: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    private(set) var size: PixelSize
    private(set) var colorType: ColorType

    /// 8, or 1, 2 or 4 with a palette.
    private(set) var bitDepth: Int

    /// `alpha << 24 | blue << 16 | green << 8 | red` of each palette entry.
    private(set) var palette: [UInt32] = []

    private var hasTransparency = false

    /// Where the compressed rows are in the file.
    private(set) var dataRanges: [Range<Int>] = []

    /// libpng's own limit for the chunks that it skips.
    private static let maximumChunkLength = 8_000_000

    /// Nothing if the file is not of the ordinary kind.
    init?(_ file: UnsafeRawBufferPointer) {
        guard file.count >= 33, let header = PNGChunk(at: 8, in: file), header.type == "IHDR",
            header.content.count == 13, let colorType = ColorType(rawValue: file[25]),
            file[24] == 8 || colorType == .indexed && [1, 2, 4].contains(file[24]),
            file[26] == 0, file[27] == 0, file[28] == 0,
            let size = PixelSize(
                width: PNGChunk.word(at: 16, in: file), height: PNGChunk.word(at: 20, in: file)),
            size.width <= Int32.max, size.height <= Int32.max
        else { return nil }
        self.size = size
        self.colorType = colorType
        bitDepth = Int(file[24])
        var position = header.end
        while let chunk = PNGChunk(at: position, in: file) {
            if chunk.type == "IEND" {
                guard chunk.content.isEmpty, !dataRanges.isEmpty else { return nil }
                return
            }
            guard add(chunk, file: file) else { return nil }
            position = chunk.end
        }
        return nil
    }

    /// Whether the chunk is one that is understood, at a place where it may be.
    private mutating func add(_ chunk: PNGChunk, file: UnsafeRawBufferPointer) -> Bool {
        switch chunk.type {
        case "IDAT":
            if colorType == .indexed && palette.isEmpty { return false }
            if let last = dataRanges.last, last.upperBound + 12 != chunk.content.lowerBound { return false }
            dataRanges.append(chunk.content)
            return true
        case "PLTE":
            guard colorType == .indexed, palette.isEmpty, dataRanges.isEmpty, chunk.content.count % 3 == 0,
                (3...3 << bitDepth).contains(chunk.content.count)
            else { return false }
            palette = stride(from: chunk.content.lowerBound, to: chunk.content.upperBound, by: 3).map {
                0xff00_0000 | UInt32(file[$0]) | UInt32(file[$0 + 1]) << 8 | UInt32(file[$0 + 2]) << 16
            }
            return true
        case "tRNS":
            guard dataRanges.isEmpty, !hasTransparency, !chunk.content.isEmpty,
                chunk.content.count <= palette.count
            else { return false }
            hasTransparency = true
            for (entry, place) in chunk.content.enumerated() {
                palette[entry] = palette[entry] & 0xff_ffff | UInt32(file[place]) << 24
            }
            return true
        default:
            return chunk.isAncillary && chunk.content.count <= Self.maximumChunkLength
        }
    }
}
