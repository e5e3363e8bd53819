import VitrineGeometry

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

    func arrangeFixedSize(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        place(child, inside: size, of: node, .center, fixedSizeProposal(of: node, proposal))
    }

    private func fixedSizeProposal(of node: NodeID, _ proposal: Proposal) -> Proposal {
        let fixed = fixedSizes[nodes[node.index].payload]
        return Proposal(
            width: fixed.horizontal ? .ideal : proposal.width,
            height: fixed.vertical ? .ideal : proposal.height)
    }
}
