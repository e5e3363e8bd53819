/// The lengths and bits of the code words of a prefix code, as Deflate uses them (RFC 1951 §3.2.2).
struct HuffmanCode {
    /// The length of each symbol's code word in bits; 0 for symbols that do not occur.
    private(set) var lengths: [UInt8]

    /// The code words, their first bit the lowest.
    private(set) var words: [UInt16]

    /// A code for symbols that occur so often, with no word longer than the limit.
    init(frequencies: [Int], maximumLength: UInt8) {
        var weights = frequencies
        lengths = Self.lengths(for: weights)
        // Flatter frequencies give shorter words; in the end all are equal, which fits.
        while let longest = lengths.max(), longest > maximumLength {
            for symbol in weights.indices where weights[symbol] > 0 {
                weights[symbol] = weights[symbol] / 4 + 1
            }
            lengths = Self.lengths(for: weights)
        }
        words = Self.words(for: lengths)
    }

    /// How many bits the symbols take.
    func bitCount(_ frequencies: [Int]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
    }

    /// Huffman's algorithm on two queues: the symbols by weight, and the pairs made of the lightest.
    private static func lengths(for weights: [Int]) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: weights.count)
        // Weight and symbol in one number, which sorts three times as fast as a pair of them.
        let symbols = weights.indices.filter { weights[$0] > 0 }.map { weights[$0] << 9 | $0 }.sorted()
            .map { $0 & 511 }
        guard symbols.count > 1 else {
            for symbol in symbols { lengths[symbol] = 1 }
            return lengths
        }
        var nodes = symbols.map { weights[$0] }
        var parents = [Int](repeating: 0, count: symbols.count * 2 - 1)
        var nextLeaf = 0
        var nextPair = symbols.count
        while nodes.count < parents.count {
            var weight = 0
            for _ in 0..<2 {
                let takesLeaf =
                    nextLeaf < symbols.count
                    && (nextPair >= nodes.count || nodes[nextLeaf] <= nodes[nextPair])
                let node = takesLeaf ? nextLeaf : nextPair
                if takesLeaf { nextLeaf += 1 } else { nextPair += 1 }
                parents[node] = nodes.count
                weight += nodes[node]
            }
            nodes.append(weight)
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        for (index, symbol) in symbols.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }

    /// Words of one length follow each other in the order of the symbols.
    private static func words(for lengths: [UInt8]) -> [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1...15 { next[length + 1] = (next[length] + next[length + 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(next[Int(length)], count: length)
        }
    }

    private static func reversed(_ word: UInt16, count: UInt8) -> UInt16 {
        var bits = word
        bits = bits >> 8 | bits << 8
        bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
        bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
        bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
        return bits >> (16 - UInt16(count))
    }
}
