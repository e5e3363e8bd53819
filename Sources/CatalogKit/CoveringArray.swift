/// Rows of choices, one for each axis, in which any two values of two axes come together at least once: a covering array of strength two.
///
/// Rows are made one after the other, each of what is missing most, as AETG makes them (Cohen, Dalal, Fredman and Patton 1997), but
/// without chance; those that the later ones have made superfluous are left out.
struct CoveringArray {
    /// The first row has the first value of each axis.
    private(set) var rows: [[Int]] = []
    private let counts: [Int]
    /// How many rows have a pair of values, by the axes; the lower axis and its value come first.
    private var covered: [AxisPair: [Int]] = [:]
    private let pairs: [AxisPair]

    private struct AxisPair: Hashable {
        let low: Int
        let high: Int
    }

    /// - Parameter counts: how many values each axis has; one at least.
    init(_ counts: [Int]) {
        self.counts = counts
        pairs = counts.indices.flatMap { high in (0..<high).map { AxisPair(low: $0, high: high) } }
        for pair in pairs {
            covered[pair] = Array(repeating: 0, count: counts[pair.low] * counts[pair.high])
        }
        add(counts.map { _ in 0 })
        if counts.count == 1 { (1..<counts[0]).forEach { add([$0]) } }
        while let row = nextRow() { add(row) }
        for row in rows.dropFirst().reversed() where isSuperfluous(row) { remove(row) }
    }

    /// A row with pairs that no row has yet; nothing where none is missing.
    private func nextRow() -> [Int]? {
        guard let (pair, place) = firstMissing() else { return nil }
        var row: [Int?] = counts.map { _ in nil }
        row[pair.low] = place / counts[pair.high]
        row[pair.high] = place % counts[pair.high]
        // Axes of many values have the most pairs to cover, so that they choose first.
        let order = counts.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
        for axis in order where row[axis] == nil { row[axis] = bestValue(of: axis, beside: row) }
        return row.map { $0 ?? 0 }
    }

    /// The first pair of values that no row has, of the axes of which most are missing.
    private func firstMissing() -> (AxisPair, place: Int)? {
        var most: (pair: AxisPair, missing: Int)?
        for pair in pairs {
            let missing = (covered[pair] ?? []).count { $0 == 0 }
            if missing > most?.missing ?? 0 { most = (pair, missing) }
        }
        guard let most, let place = covered[most.pair]?.firstIndex(of: 0) else { return nil }
        return (most.pair, place)
    }

    /// The value with which most missing pairs come together, or else the one that fewest rows have.
    private func bestValue(of axis: Int, beside row: [Int?]) -> Int {
        let ranks = (0..<counts[axis]).map { value in
            let gain = row.indices.count { other in
                guard let chosen = row[other] else { return false }
                return uses(axis, value, other, chosen) == 0
            }
            return (gain: -gain, uses: rows.count { $0[axis] == value }, value: value)
        }
        return ranks.min { ($0.gain, $0.uses, $0.value) < ($1.gain, $1.uses, $1.value) }?.value ?? 0
    }

    /// How many rows have two values.
    private func uses(_ axis: Int, _ value: Int, _ other: Int, _ otherValue: Int) -> Int {
        let (pair, place) = place(axis, value, other, otherValue)
        return covered[pair]?[place] ?? 0
    }

    private func place(
        _ axis: Int, _ value: Int, _ other: Int, _ otherValue: Int
    ) -> (AxisPair, Int) {
        axis < other
            ? (AxisPair(low: axis, high: other), value * counts[other] + otherValue)
            : (AxisPair(low: other, high: axis), otherValue * counts[axis] + value)
    }

    private func isSuperfluous(_ row: [Int]) -> Bool {
        !pairs.isEmpty && pairs.allSatisfy { uses($0.low, row[$0.low], $0.high, row[$0.high]) > 1 }
    }

    private mutating func add(_ row: [Int]) {
        rows.append(row)
        change(row, by: 1)
    }

    private mutating func remove(_ row: [Int]) {
        rows.removeAll { $0 == row }
        change(row, by: -1)
    }

    private mutating func change(_ row: [Int], by step: Int) {
        for pair in pairs {
            covered[pair]?[row[pair.low] * counts[pair.high] + row[pair.high]] += step
        }
    }
}
