import VitrineGeometry

extension LayoutTree {
    /// Adds a node whose first child decides the layout; the others are laid over or under it, are proposed its size
    /// and aligned with it, and may overflow (`overlay`, `background`). The order of painting is the caller's.
    public func addOverlay(alignment: BoxAlignment = .center) -> NodeID {
        addNode(.overlay, payload: alignments.append(alignment))
    }

    func overlaySize(of node: NodeID, _ proposal: Proposal) -> Size {
        onlyChild(of: node).map { sizeThatFits($0, proposal) } ?? .zero
    }

    func arrangeOverlay(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let primary = onlyChild(of: node) else { return }
        let alignment = alignments[nodes[node.index].payload]
        // A box that a CSS container has stretched is that of the content too.
        place(primary, in: Rect(origin: .zero, size: size), proposal)
        let ownSize = sizeThatFits(primary, proposal)
        let x =
            position(of: alignment.horizontal, in: primary, proposal, seenFrom: node)
            + (size.width - ownSize.width) * alignment.horizontal.shareOfGrowth
        let y =
            position(of: alignment.vertical, in: primary, proposal, seenFrom: node)
            + (size.height - ownSize.height) * alignment.vertical.shareOfGrowth
        let secondaryProposal = Proposal(size)
        for secondary in children(of: node).dropFirst() {
            let origin = Point(
                x: x - position(of: alignment.horizontal, in: secondary, secondaryProposal, seenFrom: node),
                y: y - position(of: alignment.vertical, in: secondary, secondaryProposal, seenFrom: node))
            place(secondary, at: origin, secondaryProposal)
        }
    }

    /// What lies over or under does not count.
    func overlayGuide(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        guard let primary = onlyChild(of: node) else { return nil }
        return explicitPosition(of: guide, in: primary, proposal, seenFrom: node)
    }
}
