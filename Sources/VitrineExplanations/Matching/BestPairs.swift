/// The pairs of two lists, in the order of both, that together are most alike.
func bestPairs(
    _ left: Int, _ right: Int, likeness: (Int, Int) -> Double?
) -> [(old: Int, new: Int)] {
    if left == 0 || right == 0 { return [] }
    let width = right + 1
    var best = [Double](repeating: 0, count: (left + 1) * width)
    var isPair = [Bool](repeating: false, count: (left + 1) * width)
    for row in (0..<left).reversed() {
        for column in (0..<right).reversed() {
            let place = row * width + column
            best[place] = max(best[place + width], best[place + 1])
            if let likeness = likeness(row, column), likeness + best[place + width + 1] > best[place] {
                best[place] = likeness + best[place + width + 1]
                isPair[place] = true
            }
        }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < left, column < right {
        let place = row * width + column
        if isPair[place] {
            pairs.append((row, column))
            (row, column) = (row + 1, column + 1)
        } else if best[place + width] >= best[place + 1] {
            row += 1
        } else {
            column += 1
        }
    }
    return pairs
}
