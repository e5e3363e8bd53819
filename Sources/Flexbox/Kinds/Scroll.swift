import VitrineGeometry

/// A set of axes.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
    /// A bit for each axis: 1 for the horizontal one, 2 for the vertical one.
    public let rawValue: UInt8

    /// A set from its bits; other bits than those of the two axes mean nothing.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// From leading to trailing.
    public static let horizontal = LayoutAxes(rawValue: 1)
    /// From top to bottom.
    public static let vertical = LayoutAxes(rawValue: 2)
}

extension LayoutTree {
    /// Adds a viewport: it takes what is proposed along its axes and proposes its child the ideal length there;
    /// across, it is as wide as its content (`ScrollView`). The content is not clipped here.
    public func addScroll(_ axes: LayoutAxes) -> NodeID {
        addNode(.scroll, payload: axisSets.append(axes))
    }

    func scrollSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let axes = axisSets[nodes[node.index].payload]
        let content = onlyChild(of: node).map { sizeThatFits($0, proposal.ideal(along: axes)) } ?? .zero
        return Size(
            width: axes.contains(.horizontal) ? proposal.width.length ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height.length ?? content.height : content.height)
    }

    /// The content begins at the viewport's start along its axes and is centered across.
    func arrangeScroll(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        let axes = axisSets[nodes[node.index].payload]
        let childProposal = proposal.ideal(along: axes)
        let content = sizeThatFits(child, childProposal)
        let origin = Point(
            x: axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2,
            y: axes.contains(.vertical) ? 0 : (size.height - content.height) / 2)
        place(child, at: origin, childProposal)
    }
}

extension Proposal {
    /// The same, but for the ideal length along axes.
    public func ideal(along axes: LayoutAxes) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? .ideal : width,
            height: axes.contains(.vertical) ? .ideal : height)
    }
}
