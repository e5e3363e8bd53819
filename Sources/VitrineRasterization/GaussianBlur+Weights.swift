import Glibc

// Small deviations: the Gaussian's own values.
extension GaussianBlur {
    /// The Gaussian's values from the middle to one side as 256ths, which sum to 256 over both.
    static func weights(deviation: Double) -> [UInt16] {
        guard deviation > 0 else { return [256] }
        let reach = Int((3 * deviation).rounded(.up))
        let values = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
        var weights = values.map { UInt16(($0 / sum * 256).rounded()) }
        while weights.count > 1, weights[weights.count - 1] == 0 { weights.removeLast() }
        weights[0] = 256 - 2 * weights.dropFirst().reduce(0, +)
        return weights
    }

    static func blur(_ rows: Rows, channels: Int, weights: [UInt16]) {
        let reach = weights.count - 1
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rows.length + 2 * reach * channels) {
            memory in
            guard let padded = memory.baseAddress else { return }
            padded.update(repeating: 0, count: memory.count)
            let row = padded + reach * channels
            withSums(count: rows.length) { sums in
                blurRows(of: rows) { line in
                    row.update(from: line, count: rows.length)
                    sums.start(with: row, weight: weights[0])
                    for distance in 1...reach {
                        sums.add(
                            row - distance * channels, row + distance * channels, weight: weights[distance])
                    }
                    sums.finish(into: line)
                }
            }
        }
        blurColumns(of: rows, weights: weights)
    }

    private static func blurColumns(of rows: Rows, weights: [UInt16]) {
        let reach = weights.count - 1
        let size = rows.count * rows.length
        // One more row, of zeros, for what lies above and below.
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: size + rows.length)
        defer { memory.deallocate() }
        let source = rows.copy(in: memory)
        for row in 0..<rows.count { source[row].update(from: rows[row], count: rows.length) }
        let outside = memory + size
        outside.update(repeating: 0, count: rows.length)
        func line(_ row: Int) -> UnsafeMutablePointer<UInt8> {
            row >= 0 && row < rows.count ? source[row] : outside
        }
        withSums(count: rows.length) { sums in
            for row in 0..<rows.count {
                let (first, last) = (row - reach, row + reach)
                // Among rows that are all alike nothing changes.
                if first >= 0, last < rows.count, rows.contents[first] == rows.contents[last] { continue }
                sums.start(with: source[row], weight: weights[0])
                for distance in 1...reach {
                    sums.add(line(row - distance), line(row + distance), weight: weights[distance])
                }
                sums.finish(into: rows[row])
            }
        }
    }

    /// Weighted sums of bytes; with weights that sum to 256 they fit 16 bits.
    private struct Sums {
        let values: UnsafeMutablePointer<UInt16>
        let count: Int

        func start(with bytes: UnsafePointer<UInt8>, weight: UInt16) {
            // Half of a 256th more, so that the end result is rounded.
            for x in 0..<count { values[x] = UInt16(bytes[x]) &* weight &+ 128 }
        }

        func add(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, weight: UInt16) {
            for x in 0..<count { values[x] &+= (UInt16(left[x]) &+ UInt16(right[x])) &* weight }
        }

        func finish(into bytes: UnsafeMutablePointer<UInt8>) {
            for x in 0..<count { bytes[x] = UInt8(truncatingIfNeeded: values[x] >> 8) }
        }
    }

    private static func withSums(count: Int, _ body: (Sums) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, count)) { memory in
            guard let values = memory.baseAddress else { return }
            body(Sums(values: values, count: count))
        }
    }
}
