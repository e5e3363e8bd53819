public import VitrineGeometry

extension LayoutTree {
    /// Adds a node that keeps its child away from its edges; `left` of the insets is the leading one.
    public func addPadding(_ insets: Insets) -> NodeID {
        addNode(.padding, payload: paddings.append(insets.bounded))
    }

    func paddingSize(of node: NodeID, _ proposal: Proposal) -> Size {
        guard let child = onlyChild(of: node) else { return .zero }
        let insets = paddings[nodes[node.index].payload]
        let size = sizeThatFits(child, proposal.reduced(by: insets))
        return Size(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    func arrangePadding(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        let insets = paddings[nodes[node.index].payload]
        let childProposal = proposal.reduced(by: insets)
        let own = sizeThatFits(child, childProposal)
        let padded = Size(
            width: max(0, own.width + insets.horizontal), height: max(0, own.height + insets.vertical))
        // What a CSS container has stretched the padding's box by, the content's is stretched by too.
        let size = Size(
            width: max(0, own.width + (size.width - padded.width)),
            height: max(0, own.height + (size.height - padded.height)))
        place(child, in: Rect(origin: Point(x: insets.left, y: insets.top), size: size), childProposal)
    }
}

extension LayoutTree {
    /// The edges whose spacing preferences the padding resets.
    func paddedEdges(of node: NodeID) -> [SpacingPreferences.Edge] {
        let insets = paddings[nodes[node.index].payload]
        let distances: [(SpacingPreferences.Edge, Double)] = [
            (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right),
        ]
        return distances.filter { $0.1 != 0 }.map(\.0)
    }
}

extension Proposal {
    /// What is left inside insets; questions without a number stay as they are.
    func reduced(by insets: Insets) -> Proposal {
        Proposal(width: width.reduced(by: insets.horizontal), height: height.reduced(by: insets.vertical))
    }
}

extension ProposedLength {
    /// What is left after a length was taken away, at least 0; questions without a number stay as they are.
    func reduced(by length: Double) -> ProposedLength {
        isLength ? .length(max(0, value - length)) : self
    }
}
