import VitrineDeflate
import VitrineGeometry

/// The colour types of PNG that are written, each with 8 bits a sample but for small palettes.
enum PNGColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case indexed = 3
    case rgba = 6
}

/// A PNG file being written.
struct PNGChunkWriter {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    init(size: PixelSize, colorType: PNGColorType, bitDepth: UInt8 = 8) {
        // Room enough for most pictures, so that it seldom grows; what is not used costs no memory.
        bytes.reserveCapacity(size.area + 1024)
        append("IHDR") { bytes in
            Self.append(UInt32(size.width), to: &bytes)
            Self.append(UInt32(size.height), to: &bytes)
            bytes += [bitDepth, colorType.rawValue, 0, 0, 0]
        }
    }

    /// Goes on with a file that has begun.
    init(continuing bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Appends a chunk whose content the closure appends.
    mutating func append(_ type: StaticString, content: (inout [UInt8]) -> Void = { _ in }) {
        let start = bytes.count
        Self.append(0, to: &bytes)
        type.withUTF8Buffer { bytes += $0 }
        content(&bytes)
        let length = UInt32(bytes.count - start - 8)
        for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index)) }
        let checksum = bytes.withUnsafeBytes { crc32(UnsafeRawBufferPointer(rebasing: $0[(start + 4)...])) }
        Self.append(checksum, to: &bytes)
    }

    /// Appends the colors of an indexed picture.
    mutating func append(palette: [SIMD3<UInt8>]) {
        append("PLTE") { bytes in
            for color in palette { bytes += [color.x, color.y, color.z] }
        }
    }

    private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
