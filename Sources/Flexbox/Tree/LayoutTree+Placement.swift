public import VitrineGeometry

/// The place that a parent gives a child; a trial until the tree applies it.
struct Placement {
    var child: NodeID
    /// The child's box; x counts from the parent's leading edge.
    var frame: Rect
    var proposal: Proposal

    /// The box is made finite, also of an infinite size.
    init(child: NodeID, frame: Rect, proposal: Proposal) {
        self.child = child
        self.frame = frame.bounded
        self.proposal = proposal
    }
}

extension LayoutTree {
    /// Gives the node and everything below it their boxes.
    ///
    /// The root takes the size that it answers to the proposal, at the origin. That size may be infinite if the proposal is; boxes are
    /// finite, as ``LayoutTree/lengthLimit`` bounds them. Parts that have not changed since the
    /// last layout and get the same size and proposal as then are not visited.
    @discardableResult
    public func layOut(_ root: NodeID, proposing proposal: Proposal, at origin: Point = .zero) -> Size {
        prepareForLayout()
        let size = sizeThatFits(root, proposal)
        apply(Placement(child: root, frame: Rect(origin: origin, size: size), proposal: proposal))
        finishLayout(from: root)
        return size
    }

    /// Lays out everything below a node whose own box is decided, without recursion.
    func finishLayout(from root: NodeID) {
        var open = [root.index]
        while let node = open.popLast() {
            if nodes[node].kind == .flexContainer {
                let box = boxes.base + Int(nodes[node].box)
                box.pointee.decided = canonical(box.pointee.decided, of: node)
            }
            guard !isSettled(node) else { continue }
            layOutChildren(of: node)
            nodes[node].flags.remove(.isDirty)
            nodes[node].flags.insert(.isFinal)
            var child = nodes[node].firstChild
            while child != NodeRecord.none {
                if nodes[child].firstChild == NodeRecord.none {
                    nodes[child].flags.remove(.isDirty)
                    nodes[child].flags.insert(.isFinal)
                } else if !isHidden(child) {
                    open.append(child)
                }
                child = nodes[child].nextSibling
            }
        }
    }

    /// Whether a node takes no part in the layout of its container.
    private func isHidden(_ node: Int32) -> Bool {
        let parent = nodes[node].parent
        if nodes[parent].kind == .firstThatFits {
            return shownChild(of: NodeID(index: parent)) != NodeID(index: node)
        }
        return nodes[parent].kind == .flexContainer && stylePointer(node).pointee.display == .none
    }

    /// Whether the boxes below a node are already those that its box asks for.
    private func isSettled(_ node: Int32) -> Bool {
        guard !hasEscapingBoxes, nodes[node].flags.contains(.isFinal), !nodes[node].flags.contains(.isDirty)
        else {
            return false
        }
        guard nodes[node].kind == .flexContainer else { return true }
        let box = boxes.base + Int(nodes[node].box)
        return box.pointee.hasCachedLayout(for: box.pointee.decided)
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

    private func layOutChildren(of index: Int32) {
        guard nodes[index].kind != .flexContainer else { return layOutItems(of: index) }
        let node = NodeID(index: index)
        let size = nodes[index].frame.size
        let proposal = nodes[index].proposal
        settle { tree in
            tree.depth = 1
            tree.placements.removeAll(keepingCapacity: true)
            tree.arrange(node, size, proposal)
            tree.depth = 0
        }
        let isMirrored = isRightToLeft(node)
        for var placement in placements {
            if isMirrored { placement.frame.origin.x = size.width - placement.frame.maxX }
            apply(placement)
        }
        placements.removeAll(keepingCapacity: true)
    }

    /// Gives a node its box and proposal.
    private func apply(_ placement: Placement) {
        let index = placement.child.index
        if nodes[index].kind == .flexContainer {
            var question = outermostQuestion(index, placement.proposal, autoWidth: nil)
            if sizeThatFits(placement.child, placement.proposal) != placement.frame.size {
                question.width = placement.frame.width
                question.height = placement.frame.height
            }
            boxes[nodes[index].box].decided = question
        }
        setBox(placement.frame, placement.proposal, of: index)
    }

    /// Gives a node its box and proposal, and notes whether that changes what is below it.
    private func setBox(_ frame: Rect, _ proposal: Proposal, of index: Int32) {
        if nodes[index].proposal != proposal || nodes[index].frame.size != frame.size {
            nodes[index].flags.remove(.isFinal)
        }
        nodes[index].frame = frame
        nodes[index].proposal = proposal
    }

    /// Asks the algorithm of the node's kind to place the children inside a box of this size.
    ///
    /// Algorithms count x from the leading edge; the caller mirrors it where leading is at the right.
    private func arrange(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        switch nodes[node.index].kind {
        case .measuredLeaf, .spacer, .divider, .square, .image: break
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
        case .flexContainer: break
        }
    }
}
