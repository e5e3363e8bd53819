/// A size of QR codes and how much it holds.
struct QRVersion: Sendable {
    /// From 1 to 40.
    let number: Int
    let correction: QRErrorCorrection

    /// The modules of a side.
    var size: Int { number * 4 + 17 }

    var blocks: Int { correction.blocks[number - 1] }
    var correctionPerBlock: Int { correction.codewordsPerBlock[number - 1] }
    var codewords: Int { Self.dataModules(of: number) / 8 }
    var dataCodewords: Int { codewords - blocks * correctionPerBlock }

    /// The bits that say how many bytes there are.
    var lengthBits: Int { number < 10 ? 8 : 16 }

    /// The smallest version that holds so many bytes; none where no version does.
    init?(holding bytes: Int, correction: QRErrorCorrection) {
        let versions = (1...40).lazy.map { QRVersion(number: $0, correction: correction) }
        guard let version = versions.first(where: { 4 + $0.lengthBits + bytes * 8 <= $0.dataCodewords * 8 })
        else { return nil }
        self = version
    }

    private init(number: Int, correction: QRErrorCorrection) {
        self.number = number
        self.correction = correction
    }

    /// The modules that patterns, format and version leave to the data.
    private static func dataModules(of number: Int) -> Int {
        let all = (16 * number + 128) * number + 64
        guard number >= 2 else { return all }
        let alignments = number / 7 + 2
        return all - (25 * alignments - 10) * alignments + 55 - (number >= 7 ? 36 : 0)
    }

    /// Where the alignment patterns' centres are, on both axes (ISO/IEC 18004, annex E).
    var alignmentCenters: [Int] {
        guard number >= 2 else { return [] }
        let count = number / 7 + 2
        let step = (number * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }
}
