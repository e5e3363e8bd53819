/// Two lists of siblings while their members are paired.
struct SiblingSlots {
    /// What is not paired between two neighbouring pairs, as positions in the lists.
    struct Gap {
        var old: [Int]
        var new: [Int]
    }

    let left: [Int]
    let right: [Int]
    /// For each position of the left list its partner's in the right one.
    private var partners: [Int?]
    private var isOpenOld: [Bool]
    private var isOpenNew: [Bool]

    init(_ left: [Int], _ right: [Int]) {
        self.left = left
        self.right = right
        partners = Array(repeating: nil, count: left.count)
        isOpenOld = Array(repeating: true, count: left.count)
        isOpenNew = Array(repeating: true, count: right.count)
    }

    var openOld: [Int] { left.indices.filter { isOpenOld[$0] } }
    var openNew: [Int] { right.indices.filter { isOpenNew[$0] } }

    /// In the order of the right list, which is that of the new tree.
    var pairs: [TreeMatching.Pair] {
        left.indices.compactMap { position in partners[position].map { (position, $0) } }
            .sorted { $0.1 < $1.1 }
            .map { TreeMatching.Pair(old: left[$0.0], new: right[$0.1]) }
    }

    /// The pairs that do not keep the others' order.
    var moves: [TreeMatching.Pair] {
        let order = longestRisingOrder(partners)
        return left.indices.compactMap { position in
            guard let partner = partners[position], !order.contains(position) else { return nil }
            return TreeMatching.Pair(old: left[position], new: right[partner])
        }
    }

    private mutating func pair(_ position: Int, _ partner: Int) {
        partners[position] = partner
        isOpenOld[position] = false
        isOpenNew[partner] = false
    }

    mutating func close(old: [Int], new: [Int]) {
        for position in old { isOpenOld[position] = false }
        for position in new { isOpenNew[position] = false }
    }

    mutating func close(_ gap: Gap) { close(old: gap.old, new: gap.new) }

    /// Pairs members by a name that each has alone.
    mutating func pair(by oldName: (Int) -> String?, _ newName: (Int) -> String?) {
        var positions: [String: Int] = [:]
        for position in right.indices {
            if let name = newName(right[position]) { positions[name] = position }
        }
        if positions.isEmpty { return }
        for position in left.indices {
            if let name = oldName(left[position]), let partner = positions[name] { pair(position, partner) }
        }
    }

    /// Pairs equal members that keep their order.
    mutating func pairEqual(by oldShape: (Int) -> Int, _ newShape: (Int) -> Int) {
        var (rows, columns) = (openOld[...], openNew[...])
        while let row = rows.first, let column = columns.first,
            oldShape(left[row]) == newShape(right[column])
        {
            pair(row, column)
            (rows, columns) = (rows.dropFirst(), columns.dropFirst())
        }
        while let row = rows.last, let column = columns.last,
            oldShape(left[row]) == newShape(right[column])
        {
            pair(row, column)
            (rows, columns) = (rows.dropLast(), columns.dropLast())
        }
        // Equal members that are as many in both lists belong together one by one.
        let columnsByShape = Dictionary(grouping: columns) { newShape(right[$0]) }
        let rowsByShape = Dictionary(grouping: rows) { oldShape(left[$0]) }
        var candidates: [(row: Int, column: Int)] = []
        for (shape, places) in rowsByShape {
            guard let others = columnsByShape[shape], others.count == places.count else { continue }
            candidates += zip(places, others).map { (row: $0, column: $1) }
        }
        candidates.sort { $0.row < $1.row }
        for place in longestRisingOrder(candidates.map(\.column)) {
            pair(candidates[place].row, candidates[place].column)
        }
    }

    /// Pairs equal members in whatever order.
    mutating func pairCrossing(by oldShape: (Int) -> Int, _ newShape: (Int) -> Int) {
        var columns = Dictionary(grouping: openNew) { newShape(right[$0]) }
        for row in openOld {
            guard let column = columns[oldShape(left[row])]?.first else { continue }
            columns[oldShape(left[row])]?.removeFirst()
            pair(row, column)
        }
    }

    /// Pairs members of each gap as `sameIn` pairs them.
    ///
    /// - Parameter sameIn: the pairs of some members, as positions among them.
    mutating func pairInGaps(sameIn: ([Int], [Int]) -> [(old: Int, new: Int)]) {
        for gap in gaps() {
            for pair in sameIn(gap.old.map { left[$0] }, gap.new.map { right[$0] }) {
                self.pair(gap.old[pair.old], gap.new[pair.new])
            }
        }
    }

    /// What is open between neighbouring pairs that keep their order.
    func gaps() -> [Gap] {
        let order = longestRisingOrder(partners)
        var gaps: [Gap] = []
        var (row, column) = (0, 0)
        for end in order.sorted() + [left.count] {
            let partner = end < left.count ? partners[end] ?? right.count : right.count
            let gap = Gap(
                old: (row..<max(end, row)).filter { isOpenOld[$0] },
                new: (column..<max(partner, column)).filter { isOpenNew[$0] })
            if !gap.old.isEmpty || !gap.new.isEmpty { gaps.append(gap) }
            (row, column) = (end + 1, partner + 1)
        }
        return gaps
    }
}
