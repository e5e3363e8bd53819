extension QRGrid {
    /// How hard the pattern is to read (ISO/IEC 18004, 7.8.3): the code with the least is taken.
    var penalty: Int {
        let size = Int(Double(modules.count).squareRoot())
        let rows = (0..<size).map { Array(modules[$0 * size..<($0 + 1) * size]) }
        let columns = (0..<size).map { x in (0..<size).map { modules[$0 * size + x] } }
        let lines = (rows + columns).reduce(0) { $0 + Self.penalty(of: $1) }
        var squares = 0
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let dark = rows[y][x]
                if rows[y][x + 1] == dark, rows[y + 1][x] == dark, rows[y + 1][x + 1] == dark { squares += 3 }
            }
        }
        let dark = modules.count { $0 }
        // Ten for each twentieth that the share of dark modules is away from a half.
        let imbalance = (abs(dark * 20 - modules.count * 10) + modules.count - 1) / modules.count - 1
        return lines + squares + max(0, imbalance) * 10
    }

    /// Runs of five and more, and what looks like a finder with light modules beside it.
    private static func penalty(of line: [Bool]) -> Int {
        var penalty = 0
        var runs: [Int] = []
        var start = 0
        for end in 1...line.count where end == line.count || line[end] != line[start] {
            let length = end - start
            if length >= 5 { penalty += length - 2 }
            runs.append(length)
            start = end
        }
        // The light margin belongs to the first and the last run.
        if line[0] { runs.insert(line.count, at: 0) } else { runs[0] += line.count }
        if line[line.count - 1] { runs.append(line.count) } else { runs[runs.count - 1] += line.count }
        // Light and dark runs take turns, so dark ones have odd numbers.
        for middle in stride(from: 3, to: runs.count - 2, by: 2) {
            let unit = runs[middle - 1]
            guard unit > 0, runs[middle] == unit * 3, runs[middle - 2] == unit, runs[middle + 1] == unit,
                middle + 2 < runs.count, runs[middle + 2] == unit
            else { continue }
            let (before, after) = (runs[middle - 3], middle + 3 < runs.count ? runs[middle + 3] : 0)
            if before >= unit * 4, after >= unit { penalty += 40 }
            if after >= unit * 4, before >= unit { penalty += 40 }
        }
        return penalty
    }
}
