public import VitrineGeometry

extension LayoutTree {
    /// Adds a row or column that proposes its children their ideal length along the axis, and fills what is proposed
    /// to itself across (`LazyHStack`, `LazyVStack`).
    ///
    /// Where nothing is proposed across, it is as long there as its longest child. Where no room at all is proposed along the
    /// axis it has no length, since it measures only children that have some room.
    public func addLazyStack(
        _ axis: LayoutAxis, spacing: Double? = nil, alignment: AlignmentGuide? = nil
    ) -> NodeID {
        addNode(.lazyStack, payload: stacks.append(stack(axis, spacing, alignment)))
    }

    func lazyStackSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let stack = stacks[nodes[node.index].payload]
        let (main, cross) = (stack.axis, stack.axis.perpendicular)
        let childProposal = proposal.ideal(along: main)
        var size = Size.zero
        var extent = CrossExtent()
        var previous: NodeID?
        for child in children(of: node) {
            let answer = sizeThatFits(child, childProposal)
            size[main] += (previous.map { gap(of: stack, from: $0, to: child) } ?? 0) + answer[main]
            previous = child
            extent.include(
                length: answer[cross],
                guide: position(of: stack.alignment, in: child, childProposal, seenFrom: node))
        }
        if proposal[main] == .zero { size[main] = 0 }
        size[cross] = proposal[cross].length ?? extent.length
        return size
    }

    func arrangeLazyStack(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        let stack = stacks[nodes[node.index].payload]
        let (main, cross) = (stack.axis, stack.axis.perpendicular)
        var childProposal = proposal.ideal(along: main)
        childProposal[cross] = .length(size[cross])
        let line = defaultPosition(of: stack.alignment, in: size)
        var length = 0.0
        var previous: NodeID?
        for child in children(of: node) {
            length += previous.map { gap(of: stack, from: $0, to: child) } ?? 0
            previous = child
            let guide = position(of: stack.alignment, in: child, childProposal, seenFrom: node)
            let origin =
                main == .horizontal
                ? Point(x: length, y: line - guide) : Point(x: line - guide, y: length)
            place(child, at: origin, childProposal)
            length += sizeThatFits(child, childProposal)[main]
        }
    }
}

extension Proposal {
    /// The same, but for the ideal length along an axis.
    func ideal(along axis: LayoutAxis) -> Proposal {
        var proposal = self
        proposal[axis] = .ideal
        return proposal
    }
}
