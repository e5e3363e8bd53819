public import VitrineGeometry

/// A row or column and how it aligns its children across.
struct Stack {
    var axis: LayoutAxis
    /// Points between children; without it each pair decides by its spacing preferences.
    var spacing: Double?
    /// A guide across the axis.
    var alignment: AlignmentGuide
}

/// A child of a stack while the stack is arranged.
private struct StackItem {
    var child: NodeID
    /// Points between the previous child and this one.
    var gap: Double
    var proposal: Proposal
    var size = Size.zero
    var origin = Point.zero
}

extension LayoutTree {
    /// Adds a row or column as SwiftUI lays them out (`HStack`, `VStack`).
    ///
    /// - Parameters:
    ///   - spacing: Points between neighbours; nil for what they prefer.
    ///   - alignment: A guide across the axis; nil for the center.
    public func addStack(
        _ axis: LayoutAxis, spacing: Double? = nil, alignment: AlignmentGuide? = nil
    ) -> NodeID {
        addNode(.stack, payload: stacks.append(stack(axis, spacing, alignment)))
    }

    func stack(_ axis: LayoutAxis, _ spacing: Double?, _ alignment: AlignmentGuide?) -> Stack {
        let alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
        precondition(alignment.axis == axis.perpendicular, "a stack aligns by a guide across its axis")
        return Stack(axis: axis, spacing: spacing?.number?.boundedLength, alignment: alignment)
    }

    /// The direction of a stack; nothing for other nodes.
    func stackAxis(of node: NodeID) -> LayoutAxis? {
        switch nodes[node.index].kind {
        case .stack, .lazyStack: stacks[nodes[node.index].payload].axis
        default: nil
        }
    }

    /// The distance between two neighbours in a stack.
    func gap(of stack: Stack, from previous: NodeID, to child: NodeID) -> Double {
        stack.spacing ?? distance(from: previous, to: child, along: stack.axis)
    }

    func stackSize(of node: NodeID, _ proposal: Proposal) -> Size {
        arrangedItems(of: node, proposal).size
    }

    /// Where nothing is proposed across, each child is proposed what the stack has become, so that all may be as long there
    /// as the longest.
    func arrangeStack(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        let cross = stacks[nodes[node.index].payload].axis.perpendicular
        var proposal = proposal
        if proposal[cross] == .ideal { proposal[cross] = .length(size[cross]) }
        for item in arrangedItems(of: node, proposal).items {
            place(item.child, in: Rect(origin: item.origin, size: item.size), item.proposal)
        }
    }

    private func arrangedItems(of node: NodeID, _ proposal: Proposal) -> (items: [StackItem], size: Size) {
        let stack = stacks[nodes[node.index].payload]
        var items: [StackItem] = []
        items.reserveCapacity(childCount(of: node))
        for child in children(of: node) {
            let distance = items.last.map { gap(of: stack, from: $0.child, to: child) } ?? 0
            items.append(StackItem(child: child, gap: distance, proposal: proposal))
        }
        proposeLengths(of: stack, proposal, to: &items)
        let size = align(&items, of: stack, inside: node)
        guard reduceCrossProposals(of: stack, size, proposal, &items) else { return (items, size) }
        proposeLengths(of: stack, proposal, to: &items)
        return (items, align(&items, of: stack, inside: node))
    }

    /// Proposes a length to each child and takes what it answers.
    private func proposeLengths(of stack: Stack, _ proposal: Proposal, to items: inout [StackItem]) {
        let gaps = items.reduce(0) { $0 + $1.gap }
        shareLength(
            proposal[stack.axis].reduced(by: gaps), among: items.count,
            priority: { layoutPriority(of: items[$0].child) },
            estimating: { index, length in
                var trial = proposal
                trial[stack.axis] = length
                return sizeThatFits(items[index].child, trial)[stack.axis]
            },
            taking: { index, length in
                items[index].proposal[stack.axis] = length
                items[index].size = sizeThatFits(items[index].child, items[index].proposal)
                return items[index].size[stack.axis]
            })
    }

    /// Lines the children up along the axis and by their guides across it. The stack is as wide across as the
    /// children's extents together, which exceeds the widest child where guides shift them.
    private func align(_ items: inout [StackItem], of stack: Stack, inside node: NodeID) -> Size {
        let (main, cross) = (stack.axis, stack.axis.perpendicular)
        var size = Size.zero
        var extent = CrossExtent()
        for index in items.indices {
            let item = items[index]
            let guide = position(of: stack.alignment, in: item.child, item.proposal, seenFrom: node)
            extent.include(length: item.size[cross], guide: guide)
            size[main] += item.gap
            items[index].origin[main] = size[main].isFinite ? size[main] : 0
            items[index].origin[cross] = -guide
            size[main] += item.size[main]
        }
        for index in items.indices {
            items[index].origin[cross] = extent.distance(from: items[index].origin[cross])
        }
        size[cross] = extent.length
        return size
    }

    /// Where guides have shifted children beyond what was proposed across, takes the excess from what they are
    /// proposed. Says whether any is to be measured again.
    private func reduceCrossProposals(
        of stack: Stack, _ size: Size, _ proposal: Proposal, _ items: inout [StackItem]
    ) -> Bool {
        let cross = stack.axis.perpendicular
        guard let proposed = proposal[cross].length, proposed < size[cross], size[cross].isFinite,
            !items.contains(where: { $0.size[cross] >= size[cross] })
        else { return false }
        var hasChanged = false
        for index in items.indices {
            let excess = items[index].origin[cross] + items[index].size[cross] - proposed
            guard excess > 0 else { continue }
            items[index].proposal[cross] = proposal[cross].reduced(by: excess)
            hasChanged = hasChanged || items[index].proposal[cross] != proposal[cross]
        }
        return hasChanged
    }
}

/// The room that children take across an axis when their guides lie on one line, which is at 0.
struct CrossExtent {
    private var start = 0.0
    private var end = 0.0

    var length: Double { end - start }

    /// How far the line lies from the start.
    var line: Double { distance(from: 0) }

    mutating func include(length: Double, guide: Double) {
        start = min(start, -guide)
        end = length.isFinite ? max(end, length - guide) : .infinity
    }

    /// Takes in something that is not aligned and goes on at the end.
    mutating func lengthen(to length: Double) {
        if self.length < length { end = start + length }
    }

    /// How far a position lies from the start; 0 if that is not finite.
    func distance(from position: Double) -> Double {
        let distance = position - start
        return distance.isFinite ? distance : 0
    }
}
