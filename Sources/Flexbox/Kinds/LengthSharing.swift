/// Shares a length among the children of a stack as SwiftUI does.
///
/// Children of higher priority come first, and what children of lower priorities need at least is set aside for
/// them. Among equal priorities the less flexible child comes first, the earlier one if both are equally flexible. Each in turn is
/// proposed an equal share of what is left, and whatever it takes is gone.
///
/// - Parameters:
///   - available: What is proposed to the stack, without the gaps.
///   - priorities: One per child.
///   - estimate: How long a child would be if proposed a length; only asked where the order matters.
///   - take: Proposes a length to a child and says how long it becomes; called once for each.
func shareLength(
    _ available: ProposedLength, among priorities: [Double],
    estimating estimate: (Int, ProposedLength) -> Double,
    taking take: (Int, ProposedLength) -> Double
) {
    // All are proposed the same, in whatever order they are asked. Knowing this keeps nested stacks from asking each
    // level three questions for each one that they are asked.
    guard available.isLength, available != .zero, available != .infinity else {
        for index in priorities.indices {
            _ = take(index, available)
        }
        return
    }
    let groups = Dictionary(grouping: priorities.indices, by: { priorities[$0] })
        .sorted { $0.key > $1.key }.map(\.value)
    let reserves = groups.dropFirst().map { group in
        group.reduce(0) { $0 + estimate($1, .zero) }
    }
    var remaining = available.value - reserves.reduce(0, +)
    for (number, group) in groups.enumerated() {
        if number > 0 { remaining += reserves[number - 1] }
        var left = group.count
        for index in sortedByFlexibility(group, estimate) {
            remaining -= take(index, .length(remaining > 0 ? remaining / Double(left) : 0))
            left -= 1
        }
    }
}

/// Sorts children by the difference between the most and the least that they would take; stable.
private func sortedByFlexibility(
    _ group: [Int], _ estimate: (Int, ProposedLength) -> Double
) -> [Int] {
    guard group.count > 1 else { return group }
    return group.map { index in
        let flexibility = estimate(index, .infinity) - estimate(index, .zero)
        return (flexibility: flexibility.isNaN ? 0 : flexibility, index: index)
    }
    .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    .map(\.index)
}
