import Geometry

/// The axes along which a child takes its ideal length.
struct FixedSize {
    var horizontal: Bool
    var vertical: Bool
}

extension LayoutTree {
    /// Adds a node that proposes its child the ideal length along axes (`fixedSize(horizontal:vertical:)`).
    public func addFixedSize(horizontal: Bool = true, vertical: Bool = true) -> NodeID {
        addNode(
            .fixedSize, payload: fixedSizes.append(FixedSize(horizontal: horizontal, vertical: vertical)))
    }

    func fixedSizeSize(of node: NodeID, _ proposal: Proposal) -> Size {
        onlyChild(of: node).map { sizeThatFits($0, fixedSizeProposal(of: node, proposal)) } ?? .zero
    }

    /// Proposes what the child has answered, so that in a stack of fixed height all children may be as high
    /// as the highest of them.
    func arrangeFixedSize(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        let fixed = fixedSizes[nodes[node.index].payload]
        place(
            child, inside: size, of: node, .center,
            Proposal(
                width: fixed.horizontal ? .length(size.width) : proposal.width,
                height: fixed.vertical ? .length(size.height) : proposal.height))
    }

    private func fixedSizeProposal(of node: NodeID, _ proposal: Proposal) -> Proposal {
        let fixed = fixedSizes[nodes[node.index].payload]
        return Proposal(
            width: fixed.horizontal ? .ideal : proposal.width,
            height: fixed.vertical ? .ideal : proposal.height)
    }
}
