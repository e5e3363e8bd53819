import VitrineGeometry

extension LayoutTree {
    /// Adds a node whose children lie above each other, aligned by their guides (`ZStack`).
    public func addZStack(alignment: BoxAlignment = .center) -> NodeID {
        addNode(.zStack, payload: alignments.append(alignment))
    }

    func zStackSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let (horizontal, vertical) = zStackExtents(of: node, proposal)
        return Size(width: horizontal.length, height: vertical.length)
    }

    /// Children are measured again, now with the size of the whole.
    func arrangeZStack(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        let alignment = alignments[nodes[node.index].payload]
        let (horizontal, vertical) = zStackExtents(of: node, proposal)
        let childProposal = Proposal(size)
        for child in children(of: node) {
            let x = position(of: alignment.horizontal, in: child, childProposal, seenFrom: node)
            let y = position(of: alignment.vertical, in: child, childProposal, seenFrom: node)
            place(child, at: Point(x: horizontal.line - x, y: vertical.line - y), childProposal)
        }
    }

    /// The room that the children of the highest priority take with their guides on one line; others do not count.
    private func zStackExtents(
        of node: NodeID, _ proposal: Proposal
    ) -> (horizontal: CrossExtent, vertical: CrossExtent) {
        let alignment = alignments[nodes[node.index].payload]
        let highest = children(of: node).map { layoutPriority(of: $0) }.max()
        var horizontal = CrossExtent()
        var vertical = CrossExtent()
        for child in children(of: node) where layoutPriority(of: child) == highest {
            let size = sizeThatFits(child, proposal)
            horizontal.include(
                length: size.width,
                guide: position(of: alignment.horizontal, in: child, proposal, seenFrom: node))
            vertical.include(
                length: size.height,
                guide: position(of: alignment.vertical, in: child, proposal, seenFrom: node))
        }
        return (horizontal, vertical)
    }
}
