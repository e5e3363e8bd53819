public import VitrineGeometry

/// A layout that the caller writes: functions that ask children for sizes and place them (`Layout`).
///
/// The functions are called as often as sizes are asked for, must depend on nothing but their arguments, and have to bear
/// children that answer 0: in very deep trees they are asked once more with the true sizes. Their numbers are bounded: a size that is
/// no number or negative is 0 on that axis, a guide that is no number is none.
public struct CustomLayout {
    /// The size for a proposal.
    public var sizeThatFits: (Proposal, LayoutChildren) -> Size
    /// Places the children inside a box of the size given, whose leading top corner is the origin.
    public var placeChildren: (Size, Proposal, LayoutChildren) -> Void
    /// Where a guide lies in a box of the size given; nil leaves it to the children.
    public var guide: ((AlignmentGuide, Size, Proposal, LayoutChildren) -> Double?)?
    /// The distances preferred from neighbours; nil for those of all children together.
    public var spacing: ((LayoutChildren) -> SpacingPreferences)?

    /// Without `guide` or `spacing`, the guides or preferences of all children together count.
    public init(
        sizeThatFits: @escaping (Proposal, LayoutChildren) -> Size,
        placeChildren: @escaping (Size, Proposal, LayoutChildren) -> Void,
        guide: ((AlignmentGuide, Size, Proposal, LayoutChildren) -> Double?)? = nil,
        spacing: ((LayoutChildren) -> SpacingPreferences)? = nil
    ) {
        self.sizeThatFits = sizeThatFits
        self.placeChildren = placeChildren
        self.guide = guide
        self.spacing = spacing
    }
}

/// The children of a custom layout, in order.
public struct LayoutChildren: RandomAccessCollection {
    let tree: LayoutTree
    let nodes: [NodeID]
    /// Whether leading is at the right. Positions count from the leading edge all the same.
    public let isRightToLeft: Bool

    /// The first child's place, which is 0; ``endIndex`` without children.
    public var startIndex: Int { 0 }
    /// The place after the last child's, so how many children there are.
    public var endIndex: Int { nodes.count }
    /// The child at a place in the tree's order; traps outside of the collection.
    public subscript(index: Int) -> LayoutChild { LayoutChild(tree: tree, node: nodes[index]) }
}

/// A child of a custom layout.
public struct LayoutChild {
    let tree: LayoutTree
    /// The node, by which the caller finds what else it knows of the child.
    public let node: NodeID

    /// How soon the child should be asked for its size, higher ones first: 0 unless one was set, −infinity for
    /// spacers.
    public var layoutPriority: Double { tree.layoutPriority(of: node) }
    /// The distances that the child prefers from its neighbours.
    public var spacing: SpacingPreferences { tree.spacing(of: node) }

    /// What the child takes of a proposal; answers are remembered, so asking again costs little.
    public func sizeThatFits(_ proposal: Proposal) -> Size { tree.sizeThatFits(node, proposal) }

    /// The child's size and guides under a proposal.
    public func dimensions(_ proposal: Proposal) -> GuideDimensions { tree.dimensions(of: node, proposal) }

    /// Places the child: the point lies at so much of the child's width and height (0, 0 is its leading top corner).
    /// The last call counts; only for use within ``CustomLayout/placeChildren``.
    public func place(at point: Point, anchor: Point = .zero, proposing proposal: Proposal) {
        let size = sizeThatFits(proposal)
        let origin = Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        tree.place(node, at: origin, proposal)
    }
}

extension LayoutTree {
    /// Adds a node that the caller lays out.
    public func addCustom(_ layout: CustomLayout) -> NodeID {
        if layout.guide != nil { hasCustomGuides = true }
        return addNode(.custom, payload: customLayouts.append(layout))
    }

    func customSize(of node: NodeID, _ proposal: Proposal) -> Size {
        customLayouts[nodes[node.index].payload].sizeThatFits(proposal, layoutChildren(of: node))
            .boundedAnswer
    }

    /// Children that the layout does not place stand in the center.
    func arrangeCustom(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        let first = placements.count
        customLayouts[nodes[node.index].payload].placeChildren(size, proposal, layoutChildren(of: node))
        var indices: [NodeID: Int] = [:]
        for index in first..<placements.count {
            indices[placements[index].child] = index
        }
        let placed = placements[first...]
        placements.removeSubrange(first...)
        for child in children(of: node) {
            if let index = indices[child] {
                placements.append(placed[index])
            } else {
                place(child, inside: size, of: node, .center, proposal)
            }
        }
    }

    func customGuide(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        if let function = customLayouts[nodes[node.index].payload].guide {
            let size = sizeThatFits(node, proposal)
            if let position = function(guide, size, proposal, layoutChildren(of: node))?.number {
                return position.boundedLength
            }
        }
        return guideOfChildren(guide, in: node, proposal)
    }

    /// The preferences that the layout itself has, if any.
    func customSpacing(of node: NodeID) -> SpacingPreferences? {
        customLayouts[nodes[node.index].payload].spacing.map { $0(layoutChildren(of: node)) }
    }

    private func layoutChildren(of node: NodeID) -> LayoutChildren {
        LayoutChildren(tree: self, nodes: Array(children(of: node)), isRightToLeft: isRightToLeft(node))
    }
}
