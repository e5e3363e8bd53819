import VitrineDeflate
import VitrineGeometry
import VitrinePixels

extension PNGDecoder {
    /// Decodes files of the ordinary kind without libpng, several times as fast.
    ///
    /// Nothing for all other files, damaged ones among them: what they hold or lack is for libpng to say.
    func decodeDirectly(_ bytes: [UInt8]) -> StraightBitmap? {
        bytes.withUnsafeBytes { file in
            guard let container = PNGContainer(file),
                let size = try? limits.check(  // libpng's way reports it.
                    width: container.size.width, height: container.size.height, format: .png),
                container.rawByteCount / 1032 <= file.count
            else { return nil }
            let data = container.compressedData(in: file)
            return data.withUnsafeBytes { data in
                // Only streams with the full window of 32 KiB: libpng holds others to theirs.
                guard data.first == 0x78 else { return nil }
                return withUnsafeTemporaryAllocation(
                    byteCount: container.rawByteCount + 8, alignment: 16
                ) { buffer in
                    let raw = UnsafeMutableRawBufferPointer(rebasing: buffer[..<container.rawByteCount])
                    raw.preferLargePages()
                    // Any damage: libpng will name it.
                    guard let consumed = try? Decompressor().zlibDecompress(data, filling: raw),
                        consumed == data.count, let pixels = container.pixels(fromRows: raw)
                    else { return nil }
                    return StraightBitmap(size: size, bytes: pixels)
                }
            }
        }
    }
}

extension PNGContainer {
    fileprivate var rowByteCount: Int {
        (size.width * colorType.bytesPerPixel * bitDepth + 7) / 8
    }

    /// How many bytes the rows have with their filters' numbers.
    fileprivate var rawByteCount: Int { (rowByteCount + 1) * size.height }

    fileprivate func compressedData(in file: UnsafeRawBufferPointer) -> [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(dataRanges.reduce(0) { $0 + $1.count })
        for range in dataRanges { data.append(contentsOf: file[range]) }
        return data
    }

    /// Undoes the filters; nothing if there is an unknown one.
    fileprivate func pixels(fromRows raw: UnsafeMutableRawBufferPointer) -> [UInt8]? {
        var isComplete = false
        let pixels = [UInt8](unsafeUninitializedCapacity: size.area * 4) { target, count in
            UnsafeMutableRawBufferPointer(target).preferLargePages()
            target.withMemoryRebound(to: UInt32.self) { target in
                guard let start = raw.baseAddress, let target = target.baseAddress else { return }
                switch colorType {
                case .rgb, .rgba: isComplete = unfilterPixels(start, into: target)
                case .gray, .grayAlpha, .indexed: isComplete = unfilterBytes(start, into: target)
                }
            }
            if isComplete { count = target.count }
        }
        return isComplete ? pixels : nil
    }

    private func unfilterPixels(
        _ raw: UnsafeMutableRawPointer, into target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let unfilter = PNGPixelUnfilter(bytesPerPixel: colorType.bytesPerPixel, width: size.width)
        let zeros = [UInt32](repeating: 0, count: size.width)
        return zeros.withUnsafeBufferPointer { zeros in
            guard var above = zeros.baseAddress else { return false }
            for y in 0..<size.height {
                let row = raw + y * (rowByteCount + 1)
                let pixels = target + y * size.width
                let filter = row.load(as: UInt8.self)
                guard unfilter.undo(filter: filter, row: row + 1, above: above, into: pixels) else {
                    return false
                }
                above = UnsafePointer(pixels)
            }
            return true
        }
    }

    private func unfilterBytes(
        _ raw: UnsafeMutableRawPointer, into target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let bytes = raw.assumingMemoryBound(to: UInt8.self)
        let zeros = [UInt8](repeating: 0, count: rowByteCount)
        // libpng shows indices without a palette entry as opaque black.
        let colors = palette + [UInt32](repeating: 0xff00_0000, count: 256 - palette.count)
        return zeros.withUnsafeBufferPointer { zeros in
            guard var above = zeros.baseAddress else { return false }
            for y in 0..<size.height {
                let row = bytes + y * (rowByteCount + 1) + 1
                guard
                    undoFilter(
                        row[-1], row: row, above: above, distance: colorType.bytesPerPixel,
                        count: rowByteCount)
                else { return false }
                expand(row, colors: colors, into: target + y * size.width)
                above = UnsafePointer(row)
            }
            return true
        }
    }

    private func expand(
        _ row: UnsafePointer<UInt8>, colors: [UInt32], into target: UnsafeMutablePointer<UInt32>
    ) {
        switch colorType {
        case .indexed:
            colors.withUnsafeBufferPointer { colors in
                if bitDepth == 8 {
                    for x in 0..<size.width { target[x] = colors[Int(row[x])].littleEndian }
                    return
                }
                let (perByte, mask) = (8 / bitDepth, 1 << bitDepth - 1)
                for start in stride(from: 0, to: size.width, by: perByte) {
                    // The leftmost pixel has the highest bits.
                    var byte = Int(row[start / perByte]) << bitDepth
                    for x in start..<min(start &+ perByte, size.width) {
                        target[x] = colors[(byte &>> 8) & mask].littleEndian
                        byte &<<= bitDepth
                    }
                }
            }
        case .gray:
            for x in 0..<size.width {
                target[x] = (UInt32(row[x]) &* 0x01_0101 | 0xff00_0000).littleEndian
            }
        case .grayAlpha:
            for x in 0..<size.width {
                let alpha = UInt32(row[2 &* x &+ 1]) &<< 24
                target[x] = (UInt32(row[2 &* x]) &* 0x01_0101 | alpha).littleEndian
            }
        case .rgb, .rgba:
            preconditionFailure("pixels of three and four bytes are not expanded")
        }
    }
}
