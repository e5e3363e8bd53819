import VitrineGeometry

extension LayoutTree {
    /// Adds a node that shows the first of its children whose ideal length along the axes is not more than what is
    /// proposed, else the last one (`ViewThatFits`).
    public func addFirstThatFits(_ axes: LayoutAxes = [.horizontal, .vertical]) -> NodeID {
        addNode(.firstThatFits, payload: axisSets.append(axes))
    }

    /// Which child the node shows in the last layout; the boxes of others mean nothing.
    public func shownChild(of node: NodeID) -> NodeID? {
        precondition(nodes[node.index].kind == .firstThatFits, "only some nodes choose among children")
        return shownChild(of: node, nodes[node.index].proposal)
    }

    func firstThatFitsSize(of node: NodeID, _ proposal: Proposal) -> Size {
        shownChild(of: node, proposal).map { sizeThatFits($0, proposal) } ?? .zero
    }

    func arrangeFirstThatFits(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = shownChild(of: node, proposal) else { return }
        place(child, at: .zero, proposal)
    }

    private func shownChild(of node: NodeID, _ proposal: Proposal) -> NodeID? {
        let axes = axisSets[nodes[node.index].payload]
        var last: NodeID?
        for child in children(of: node) {
            let ideal = sizeThatFits(child, proposal.ideal(along: axes))
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width.length ?? .infinity
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height.length ?? .infinity
            if fitsWidth && fitsHeight { return child }
            last = child
        }
        return last
    }
}
