/// The positions of the longest part of a list that is in rising order; values that are missing are left out.
func longestRisingOrder(_ values: [Int?]) -> Set<Int> {
    /// For each length, where the part of that length with the least last value ends.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (position, value) in values.enumerated() {
        guard let value else { continue }
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if values[ends[middle]] ?? 0 < value { low = middle + 1 } else { high = middle }
        }
        previous[position] = low > 0 ? ends[low - 1] : nil
        if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var order: Set<Int> = []
    var next = ends.last
    while let position = next {
        order.insert(position)
        next = previous[position]
    }
    return order
}
