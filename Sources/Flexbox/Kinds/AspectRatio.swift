import VitrineGeometry

/// Which rectangle of the right ratio a child is proposed.
public enum AspectRatioMode: Hashable, Sendable {
    /// The largest within what is proposed.
    case fit
    /// The smallest that covers what is proposed.
    case fill
}

struct AspectRatio {
    /// Width by height; without it that of the child's ideal size.
    var ratio: Double?
    var mode: AspectRatioMode
}

extension LayoutTree {
    /// Adds a node that proposes its child a rectangle of a ratio and takes whatever size the child then answers
    /// (`aspectRatio(_:contentMode:)`). A ratio that is not positive and finite is none: that of the child's ideal size.
    public func addAspectRatio(_ ratio: Double?, _ mode: AspectRatioMode) -> NodeID {
        addNode(
            .aspectRatio, payload: aspectRatios.append(AspectRatio(ratio: ratio?.boundedRatio, mode: mode)))
    }

    func aspectRatioSize(of node: NodeID, _ proposal: Proposal) -> Size {
        onlyChild(of: node).map { sizeThatFits($0, aspectProposal(of: node, to: $0, proposal)) } ?? .zero
    }

    func arrangeAspectRatio(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        place(child, inside: size, of: node, .center, aspectProposal(of: node, to: child, proposal))
    }

    private func aspectProposal(of node: NodeID, to child: NodeID, _ proposal: Proposal) -> Proposal {
        let aspect = aspectRatios[nodes[node.index].payload]
        guard proposal != .ideal else { return proposal }
        let ideal = aspect.ratio == nil ? sizeThatFits(child, .ideal) : .zero
        guard let ratio = aspect.ratio ?? (ideal.width / ideal.height).boundedRatio else { return proposal }
        switch (proposal.width.length, proposal.height.length) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWider = width > height * ratio
            return isWider == (aspect.mode == .fit)
                ? Proposal(width: height * ratio, height: height)
                : Proposal(width: width, height: width / ratio)
        }
    }
}
