import Deflate
import Geometry

extension PNGEncoder {
    func encodeCompact(_ rows: PixelRows) -> [UInt8] {
        let samples = PNGSamples(rows)
        var writer = PNGChunkWriter(
            size: samples.size, colorType: samples.colorType, bitDepth: samples.bitDepth)
        if !samples.palette.isEmpty {
            writer.append("PLTE") { bytes in
                for color in samples.palette { bytes += [color.x, color.y, color.z] }
            }
            let translucent = samples.palette.prefix { $0.w < 255 }
            if !translucent.isEmpty { writer.append("tRNS") { $0 += translucent.map(\.w) } }
        }
        let compressor = Compressor(level: 6)
        writer.append("IDAT") { bytes in
            bytes += compressor.zlibCompress(samples.filtered(with: bestFilter(for: samples)))
        }
        writer.append("IEND")
        return writer.bytes
    }

    /// The filter after which a part of the picture becomes smallest.
    ///
    /// One filter for all rows: in a user interface rows repeat, and repeat only if filtered alike.
    private func bestFilter(for samples: PNGSamples) -> PNGFilter {
        let candidates: [PNGFilter]
        switch samples.colorType {
        case .indexed: return .none
        case .gray, .rgb, .rgba: candidates = [.none, .up, .paeth]
        }
        let compressor = Compressor(level: 1)
        let sizes = candidates.map { filter in
            compressor.zlibCompress(samples.filtered(with: filter, everyFourthStripe: true)).count
        }
        let best = sizes.indices.min { sizes[$0] < sizes[$1] }
        return candidates[best ?? 0]
    }
}

extension PNGSamples {
    /// The rows as they are compressed, each behind its filter's number.
    ///
    /// - Parameter everyFourthStripe: only 32 of each 128 rows, as a sample.
    func filtered(with filter: PNGFilter, everyFourthStripe: Bool = false) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: (rowBytes + 1) * size.height) { target, count in
            bytes.withUnsafeBufferPointer { source in
                guard var place = target.baseAddress, let start = source.baseAddress else { return }
                for y in 0..<size.height where !everyFourthStripe || y % 128 < 32 {
                    place.pointee = filter.rawValue
                    let row = start + (y + 1) * stride + pixelBytes
                    filter.apply(
                        to: row, above: row - stride, distance: pixelBytes, count: rowBytes, into: place + 1)
                    place += 1 + rowBytes
                    count += 1 + rowBytes
                }
            }
        }
    }
}
