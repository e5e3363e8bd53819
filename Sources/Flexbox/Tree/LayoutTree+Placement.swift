public import Geometry

/// Where a parent puts a child, before it is known whether this is more than a trial.
struct Placement {
    var child: NodeID
    /// The child's box; x counts from the parent's leading edge.
    var frame: Rect
    var proposal: Proposal
}

extension LayoutTree {
    /// Gives the node and everything below it their boxes.
    ///
    /// The root takes the size that it answers to the proposal, at the origin. Parts that have not changed since the last layout and get
    /// the same size and proposal as then are not visited.
    @discardableResult
    public func layOut(_ root: NodeID, proposing proposal: Proposal, at origin: Point = .zero) -> Size {
        reclaimMemo()
        let size = sizeThatFits(root, proposal)
        var open: [NodeID] = []
        apply(Placement(child: root, frame: Rect(origin: origin, size: size), proposal: proposal), to: &open)
        while let node = open.popLast() {
            layOutChildren(of: node, open: &open)
        }
        return size
    }

    /// Puts a child of the node being arranged at a point from its leading top corner, with the size that it
    /// answers to the proposal. For use by the kinds' `arrange…` functions.
    func place(_ child: NodeID, at origin: Point, _ proposal: Proposal) {
        place(child, in: Rect(origin: origin, size: sizeThatFits(child, proposal)), proposal)
    }

    /// Puts a child of the node being arranged into a box, whatever size it would answer.
    func place(_ child: NodeID, in frame: Rect, _ proposal: Proposal) {
        placements.append(Placement(child: child, frame: frame, proposal: proposal))
    }

    /// Arranges the children on trial and hands their placements to `body`.
    func withPlacements<Result>(
        inside node: NodeID, _ size: Size, _ proposal: Proposal,
        _ body: (Range<Int>) -> Result
    ) -> Result {
        let start = placements.count
        arrange(node, size, proposal)
        defer { placements.removeLast(placements.count - start) }
        return body(start..<placements.count)
    }

    private func layOutChildren(of node: NodeID, open: inout [NodeID]) {
        let size = nodes[node.index].frame.size
        let proposal = nodes[node.index].proposal
        settle { tree in
            tree.depth = 1
            tree.placements.removeAll(keepingCapacity: true)
            tree.arrange(node, size, proposal)
            tree.depth = 0
        }
        let isMirrored = isRightToLeft(node)
        for var placement in placements {
            if isMirrored { placement.frame.origin.x = size.width - placement.frame.maxX }
            apply(placement, to: &open)
        }
        placements.removeAll(keepingCapacity: true)
    }

    private func apply(_ placement: Placement, to open: inout [NodeID]) {
        let index = placement.child.index
        let isSettled =
            !nodes[index].flags.contains(.isDirty) && nodes[index].proposal == placement.proposal
            && nodes[index].frame.size == placement.frame.size
        nodes[index].frame = placement.frame
        guard !isSettled else { return }
        nodes[index].flags.remove(.isDirty)
        nodes[index].proposal = placement.proposal
        if nodes[index].firstChild != NodeRecord.none { open.append(placement.child) }
    }

    /// Asks the algorithm of the node's kind to place the children inside a box of this size.
    ///
    /// Algorithms count x from the leading edge; the caller mirrors it where leading is at the right.
    private func arrange(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        switch nodes[node.index].kind {
        case .measuredLeaf, .spacer, .divider, .image: break
        case .padding: arrangePadding(node, size, proposal)
        case .fixedFrame: arrangeFixedFrame(node, size, proposal)
        case .flexibleFrame: arrangeFlexibleFrame(node, size, proposal)
        case .fixedSize: arrangeFixedSize(node, size, proposal)
        case .aspectRatio: arrangeAspectRatio(node, size, proposal)
        case .overlay: arrangeOverlay(node, size, proposal)
        case .position: arrangePosition(node, size, proposal)
        case .stack: arrangeStack(node, size, proposal)
        case .lazyStack: arrangeLazyStack(node, size, proposal)
        case .zStack: arrangeZStack(node, size, proposal)
        case .fill: arrangeFill(node, size, proposal)
        case .scroll: arrangeScroll(node, size, proposal)
        case .lazyGrid: arrangeLazyGrid(node, size, proposal)
        case .grid: arrangeGrid(node, size, proposal)
        case .custom: arrangeCustom(node, size, proposal)
        case .firstThatFits: arrangeFirstThatFits(node, size, proposal)
        }
    }
}
