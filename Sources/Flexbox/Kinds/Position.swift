public import VitrineGeometry

extension LayoutTree {
    /// Adds a node that takes all that is proposed and centers its child at a point, counted from the leading top
    /// corner (`position`).
    public func addPosition(_ point: Point) -> NodeID {
        addNode(.position, payload: points.append(point.bounded))
    }

    func positionSize(of node: NodeID, _ proposal: Proposal) -> Size {
        if let width = proposal.width.length, let height = proposal.height.length {
            return Size(width: width, height: height)
        }
        let child = onlyChild(of: node).map { sizeThatFits($0, proposal) } ?? .zero
        return Size(
            width: proposal.width.length ?? child.width, height: proposal.height.length ?? child.height)
    }

    func arrangePosition(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        let point = points[nodes[node.index].payload]
        let childSize = sizeThatFits(child, Proposal(size))
        place(
            child, at: Point(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2),
            Proposal(size))
    }
}
