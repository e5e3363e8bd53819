/// Shares a length among the children of a stack as SwiftUI does.
///
/// Children of higher priority come first, and what children of lower priorities need at least is set aside for
/// them. Among equal priorities the less flexible child comes first, the earlier one if both are equally flexible. Each
/// in turn is proposed an equal share of what is left, and whatever it takes is gone.
///
/// - Parameters:
///   - available: What is proposed to the stack, without the gaps.
///   - count: How many children there are.
///   - priority: The priority of a child.
///   - estimate: How long a child would be if proposed a length; only asked where the order matters.
///   - take: Proposes a length to a child and says how long it becomes; called once for each.
func shareLength(
    _ available: ProposedLength, among count: Int, priority: (Int) -> Double,
    estimating estimate: (Int, ProposedLength) -> Double,
    taking take: (Int, ProposedLength) -> Double
) {
    // All are proposed the same, in whatever order they are asked. Knowing this keeps nested stacks from asking each
    // level three questions for each one that they are asked.
    guard count > 1, available.isLength, available != .zero, available != .infinity else {
        for index in 0..<count {
            _ = take(index, available)
        }
        return
    }
    var pending = sortedByPriority(count, priority)
    let first = endOfGroup(from: 0, in: pending)
    for index in first..<count {
        pending[index].minimum = estimate(pending[index].child, .zero)
    }
    var remaining = pending[first...].reduce(available.value) { $0 - $1.minimum }
    var start = 0
    while start < count {
        let end = endOfGroup(from: start, in: pending)
        remaining = pending[start..<end].reduce(remaining) { $0 + $1.minimum }
        pending.withUnsafeMutableBufferPointer { pending in
            sortByFlexibility(UnsafeMutableBufferPointer(rebasing: pending[start..<end]), estimate)
        }
        for index in start..<end {
            let share = remaining > 0 ? remaining / Double(end - index) : 0
            remaining -= take(pending[index].child, .length(share))
        }
        start = end
    }
}

/// A child that waits for its share.
private struct PendingChild {
    var child: Int
    var priority: Double
    /// The length set aside for it while others take theirs; 0 for those that come first.
    var minimum = 0.0
    /// The difference between the most and the least that it would take.
    var flexibility = 0.0
}

private func sortedByPriority(_ count: Int, _ priority: (Int) -> Double) -> [PendingChild] {
    var pending: [PendingChild] = []
    pending.reserveCapacity(count)
    for child in 0..<count {
        pending.append(PendingChild(child: child, priority: priority(child)))
    }
    if endOfGroup(from: 0, in: pending) < count {
        pending.sort { ($1.priority, $0.child) < ($0.priority, $1.child) }
    }
    return pending
}

private func endOfGroup(from start: Int, in pending: [PendingChild]) -> Int {
    var end = start + 1
    while end < pending.count, pending[end].priority == pending[start].priority { end += 1 }
    return end
}

private func sortByFlexibility(
    _ group: UnsafeMutableBufferPointer<PendingChild>, _ estimate: (Int, ProposedLength) -> Double
) {
    guard group.count > 1 else { return }
    for index in group.indices {
        let child = group[index].child
        let flexibility = estimate(child, .infinity) - estimate(child, .zero)
        group[index].flexibility = flexibility.isNaN ? 0 : flexibility
    }
    var group = group
    group.sort { ($0.flexibility, $0.child) < ($1.flexibility, $1.child) }
}
