/// A QR code of bytes (ISO/IEC 18004), with the mask that the standard prefers.
struct QRCode: Equatable, Sendable {
    /// The modules of a side.
    let size: Int
    /// Whether each module is dark, row by row.
    let modules: [Bool]

    /// Nothing where no code is large enough for the bytes.
    init?(bytes: [UInt8], correction: QRErrorCorrection) {
        guard let version = QRVersion(holding: bytes.count, correction: correction) else { return nil }
        let codewords = Self.interleaved(Self.data(of: bytes, in: version), of: version)
        var grid = QRGrid(version: version)
        grid.place(codewords)
        let masked = (0..<8).map { grid.masked(by: $0) }
        self.size = version.size
        self.modules = masked.min { $0.penalty < $1.penalty }?.modules ?? grid.modules
    }

    func isDark(x: Int, y: Int) -> Bool { modules[y * size + x] }

    /// The bytes in byte mode, filled up to the version's capacity.
    private static func data(of bytes: [UInt8], in version: QRVersion) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, version.lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, version.dataCodewords * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for pad in 0..<version.dataCodewords - data.count { data.append(pad % 2 == 0 ? 0xEC : 0x11) }
        return data
    }

    /// The blocks' codewords in turns, first the data, then the correction.
    private static func interleaved(_ data: [UInt8], of version: QRVersion) -> [UInt8] {
        let count = version.blocks
        let shortBlocks = count - version.codewords % count
        let shortLength = version.codewords / count - version.correctionPerBlock
        let reedSolomon = ReedSolomon(degree: version.correctionPerBlock)
        var start = 0
        let blocks = (0..<count).map { index in
            let end = start + shortLength + (index < shortBlocks ? 0 : 1)
            defer { start = end }
            return data[start..<end]
        }
        let corrections = blocks.map(reedSolomon.correction)
        let turns = (0...shortLength).flatMap { place in
            blocks.compactMap { place < $0.count ? $0[$0.startIndex + place] : nil }
        }
        return turns + (0..<version.correctionPerBlock).flatMap { place in corrections.map { $0[place] } }
    }
}
