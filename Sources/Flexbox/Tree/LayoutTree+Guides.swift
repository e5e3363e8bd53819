import VitrineGeometry

extension LayoutTree {
    /// Where a guide of a node lies under a proposal, from its leading or top edge: where the node or its content
    /// sets it, else the default of the guide.
    public func position(of guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double {
        if let explicit = explicitPosition(of: guide, in: node, proposal) { return explicit }
        if let function = customGuideDefaults[guide] {
            return function(dimensions(of: node, proposal)).boundedLength
        }
        return defaultPosition(of: guide, in: sizeThatFits(node, proposal))
    }

    /// Where a guide of a node lies for those guide functions that the dimensions know.
    func position(of guide: AlignmentGuide, in dimensions: GuideDimensions) -> Double {
        if let explicit = explicitPosition(of: guide, in: dimensions) { return explicit }
        if let function = customGuideDefaults[guide] { return function(dimensions).boundedLength }
        return defaultPosition(of: guide, in: dimensions.size)
    }

    /// Where a guide of a child lies, from the edge that is leading (or top) for its parent.
    func position(
        of guide: AlignmentGuide, in child: NodeID, _ proposal: Proposal, seenFrom parent: NodeID
    ) -> Double {
        guard guide.axis == .horizontal, isRightToLeft(child) != isRightToLeft(parent) else {
            return position(of: guide, in: child, proposal)
        }
        return explicitPosition(of: guide, in: child, proposal, seenFrom: parent)
            ?? defaultPosition(of: guide, in: sizeThatFits(child, proposal))
    }

    /// Where a guide of a child lies if the child or its content sets it, from the edge that is leading (or top) for
    /// its parent.
    func explicitPosition(
        of guide: AlignmentGuide, in child: NodeID, _ proposal: Proposal, seenFrom parent: NodeID
    ) -> Double? {
        let position = explicitPosition(of: guide, in: child, proposal)
        guard guide.axis == .horizontal, isRightToLeft(child) != isRightToLeft(parent) else {
            return position
        }
        return position.map { sizeThatFits(child, proposal).width - $0 }
    }

    /// Where a guide lies in a box that says nothing about it: baselines at the bottom, guides of the caller's own at 0.
    func defaultPosition(of guide: AlignmentGuide, in size: Size) -> Double {
        switch guide {
        case .horizontalCenter: size.width / 2
        case .verticalCenter: size.height / 2
        case .trailing: size.width
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        default: 0
        }
    }

    /// Where a guide of a node lies if the node or its content sets it.
    public func explicitPosition(of guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        guard nodes[node.index].flags.contains(.hasGuides) else {
            return contentGuide(guide, in: node, proposal)
        }
        return explicitPosition(of: guide, in: dimensions(of: node, proposal))
    }

    /// The last function that sets the guide decides; it sees what those before it have set.
    func explicitPosition(of guide: AlignmentGuide, in dimensions: GuideDimensions) -> Double? {
        let functions = guides[dimensions.node]?.prefix(dimensions.functionCount) ?? []
        guard let index = functions.lastIndex(where: { $0.guide == guide }) else {
            return contentGuide(guide, in: dimensions.node, dimensions.proposal)
        }
        var inner = dimensions
        inner.functionCount = index
        return functions[index].function(inner).boundedLength
    }

    /// The node's size and guides, as those around it see them.
    func dimensions(of node: NodeID, _ proposal: Proposal) -> GuideDimensions {
        GuideDimensions(
            tree: self, node: node, proposal: proposal, size: sizeThatFits(node, proposal),
            functionCount: nodes[node.index].flags.contains(.hasGuides) ? guides[node]?.count ?? 0 : 0)
    }

    /// Where a node's content puts a guide; remembered like sizes.
    func contentGuide(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        // Most trees set no guides but texts' baselines, and asking every node for them is not free.
        guard guide.isBaseline || hasCustomGuides || setGuides.contains(guide) else { return nil }
        let answer = answer(.guide(guide), of: node, proposal) { tree in
            Memo.Answer(
                first: tree.computeContentGuide(guide, in: node, proposal) ?? .nan, second: 0)
        }
        return answer.first.isNaN ? nil : answer.first
    }

    /// Asks the algorithm of the node's kind.
    private func computeContentGuide(
        _ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal
    ) -> Double? {
        switch nodes[node.index].kind {
        case .measuredLeaf: measuredLeafGuide(guide, in: node, proposal)
        case .spacer, .divider, .square, .image: nil
        case .custom: customGuide(guide, in: node, proposal)
        case .overlay: overlayGuide(guide, in: node, proposal)
        case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .stack, .lazyStack,
            .zStack, .fill, .scroll, .lazyGrid, .grid, .firstThatFits:
            guideOfChildren(guide, in: node, proposal)
        case .flexContainer: flexContainerGuide(guide, in: node, proposal)
        }
    }

    /// Combines where the children, as arranged, have a guide: the first of first baselines, the last of last
    /// ones, the mean of others but those of `guidesOfFirstChild`.
    func guideOfChildren(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        let size = sizeThatFits(node, proposal)
        return withPlacements(inside: node, size, proposal) { range in
            var positions: [Double] = []
            for index in range {
                let placement = placements[index]
                guard
                    let position = explicitPosition(
                        of: guide, in: placement.child, placement.proposal, seenFrom: node)
                else { continue }
                let origin = placement.frame.origin
                positions.append(position + (guide.axis == .horizontal ? origin.x : origin.y))
            }
            switch guide {
            case .firstTextBaseline: return positions.min()
            case .lastTextBaseline: return positions.max()
            case _ where guidesOfFirstChild.contains(guide): return positions.first
            default:
                return positions.isEmpty ? nil : positions.reduce(0, +) / Double(positions.count)
            }
        }
    }
}
