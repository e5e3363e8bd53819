import Testing
import VitrineDeflate
import VitrineGeometry
import VitrinePixels

@testable import VitrineImageCoding

/// The direct way of decoding never says anything else than libpng.
struct PNGDirectDecodingTests {
    /// Files of all kinds that are decoded directly, with random pixels and filters.
    private static func ordinaryFile(using random: inout SeededGenerator) -> [UInt8] {
        let colorTypes: [UInt8] = [0, 2, 3, 4, 6]
        let colorType = colorTypes[Int.random(in: 0..<5, using: &random)]
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
        let width = Int.random(in: 1...40, using: &random)
        let height = Int.random(in: 1...12, using: &random)
        let depths: [UInt8] = colorType == 3 ? [1, 2, 4, 8] : [8]
        let depth = depths[Int.random(in: 0..<depths.count, using: &random)]
        var file = PNGFile(width: width, height: height, depth: depth, colorType: colorType)
        if Bool.random(using: &random) { file.append("tEXt", [65, 0, 66]) }
        if colorType == 3 {
            let count = Int.random(in: 1...(1 << Int(depth)), using: &random)
            file.append("PLTE", (0..<count * 3).map { _ in UInt8.random(in: 0...255, using: &random) })
            if Bool.random(using: &random) {
                let alphas = Int.random(in: 1...count, using: &random)
                file.append("tRNS", (0..<alphas).map { _ in UInt8.random(in: 0...255, using: &random) })
            }
        }
        var raw: [UInt8] = []
        for _ in 0..<height {
            raw.append(UInt8.random(in: 0...4, using: &random))
            let limit = UInt8.random(in: 0...255, using: &random)
            raw += (0..<(width * channels * Int(depth) + 7) / 8).map { _ in
                UInt8.random(in: 0...limit, using: &random)
            }
        }
        let stream = Compressor(level: 6).zlibCompress(raw)
        let cut = Int.random(in: 0...stream.count, using: &random)
        file.append("IDAT", Array(stream[..<cut]))
        file.append("IDAT", Array(stream[cut...]))
        file.append("IEND")
        return file.bytes
    }

    @Test func `Ordinary files are decoded directly and as libpng does`() throws {
        var random = SeededGenerator(seed: 1)
        var direct = 0
        for _ in 0..<400 {
            let bytes = Self.ordinaryFile(using: &random)
            let expected = try PNGDecoder().decodeWithLibrary(bytes)
            guard let picture = PNGDecoder().decodeDirectly(bytes) else { continue }
            direct += 1
            #expect(picture == expected)
        }
        #expect(direct == 400)
    }

    @Test func `What is decoded directly from a damaged file is what libpng accepts`() {
        var random = SeededGenerator(seed: 2)
        var direct = 0
        for round in 0..<4000 {
            var bytes = Self.ordinaryFile(using: &random)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 8..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: bytes.remove(at: place)
                default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                }
            }
            if round % 8 != 0 { bytes = PNGFile.repairingChecksums(bytes) }
            guard let picture = PNGDecoder().decodeDirectly(bytes) else { continue }
            direct += 1
            #expect((try? PNGDecoder().decodeWithLibrary(bytes)) == picture)
        }
        // Mostly changes in palettes and text, which damage nothing.
        #expect(direct > 100)
    }
}
