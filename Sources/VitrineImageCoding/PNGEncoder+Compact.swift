import VitrineDeflate
import VitrineGeometry

extension PNGEncoder {
    func encodeCompact(_ rows: PixelRows) -> [UInt8] {
        let samples = PNGSamples(rows)
        var writer = PNGChunkWriter(
            size: samples.size, colorType: samples.colorType, bitDepth: samples.bitDepth)
        if !samples.palette.isEmpty {
            writer.append(palette: samples.palette.map { [$0.x, $0.y, $0.z] })
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

    /// The filter after which the picture becomes smallest, by a quick compression.
    ///
    /// One filter for all rows: in a user interface rows repeat, and repeat only if filtered alike. A part of
    /// the rows decides, and all of them between filters that are about as good there.
    private func bestFilter(for samples: PNGSamples) -> PNGFilter {
        let candidates: [PNGFilter]
        switch samples.colorType {
        case .indexed: return .none
        case .gray, .rgb, .rgba: candidates = [.none, .up, .paeth]
        }
        let compressor = Compressor(level: 1)
        func sizes(_ filters: [PNGFilter], isSample: Bool) -> [(filter: PNGFilter, size: Int)] {
            let sizes = filters.map { filter in
                let bytes = samples.filtered(with: filter, isSample: isSample)
                return (filter: filter, size: compressor.zlibCompress(bytes).count)
            }
            return sizes.sorted { $0.size < $1.size }
        }
        let sampled = sizes(candidates, isSample: true)
        let close = sampled.filter { Double($0.size) < Double(sampled[0].size) * 1.1 }.map(\.filter)
        return close.count == 1 ? close[0] : sizes(close, isSample: false)[0].filter
    }
}

extension PNGSamples {
    /// The rows as they are compressed, each behind its filter's number.
    ///
    /// - Parameter isSample: only 8 of each 32 rows, or of each 64 in a tall picture, as a sample.
    func filtered(with filter: PNGFilter, isSample: Bool = false) -> [UInt8] {
        let period = size.height > 512 ? 64 : 32
        return [UInt8](unsafeUninitializedCapacity: (rowBytes + 1) * size.height) { target, count in
            bytes.withUnsafeBufferPointer { source in
                guard var place = target.baseAddress, let start = source.baseAddress else { return }
                for y in 0..<size.height where !isSample || y % period < 8 {
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
