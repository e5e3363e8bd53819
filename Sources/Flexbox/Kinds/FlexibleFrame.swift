import VitrineGeometry

/// Bounds of a frame along one axis, in points; made so that min ≤ ideal ≤ max.
public struct FlexibleLength: Hashable, Sendable {
    /// The least length in points; nil for no bound.
    public let min: Double?
    /// The length where the ideal one is proposed, in points; nil for the child's.
    public let ideal: Double?
    /// The most length in points, which may be infinite; nil for no bound.
    public let max: Double?

    /// Bounds that contradict each other give way to the smaller ones.
    public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
        let min = min?.number?.boundedExtent
        let ideal = (ideal?.number?.boundedExtent).map { Swift.max(min ?? 0, $0) }
        self.min = min
        self.ideal = ideal
        self.max = (max?.number?.extentOrInfinity).map { Swift.max(min ?? 0, ideal ?? 0, $0) }
    }

    /// No bounds: the frame is as long as its child.
    public static let none = FlexibleLength()

    private var isUnbounded: Bool { min == nil && max == nil }

    private func clamp(_ length: Double) -> Double {
        Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
    }

    /// What the child is proposed.
    fileprivate func childProposal(from proposal: ProposedLength) -> ProposedLength {
        if proposal == .minContent, isUnbounded { return proposal }
        return (proposal.length ?? ideal).map { .length(clamp($0)) } ?? .ideal
    }

    /// The frame's length if that does not depend on the child.
    fileprivate func ownLength(for proposal: ProposedLength) -> Double? {
        guard let proposed = proposal.length else { return ideal }
        return min != nil && max != nil ? clamp(proposed) : nil
    }

    /// The frame's length around a child's.
    fileprivate func length(around child: Double, _ proposal: ProposedLength) -> Double {
        if let length = ownLength(for: proposal) { return length }
        let proposed = childProposal(from: proposal).length
        switch (min, max) {
        case (nil, nil): return child
        case (_?, _?): return clamp(child)
        case (let min?, nil): return Swift.max(Swift.min(proposed ?? .infinity, child), min)
        case (nil, let max?): return Swift.min(Swift.max(proposed ?? 0, child), max)
        }
    }

    /// What the child is proposed in the end: the frame's own length, or still its ideal one where the frame hugs it.
    fileprivate func placementProposal(_ length: Double, _ proposal: ProposedLength) -> ProposedLength {
        let isHugging =
            proposal == .ideal && ideal == nil && (min ?? -1) < length && length < (max ?? .infinity)
        return isHugging ? .ideal : .length(Swift.max(0, length))
    }
}

/// The bounds of a frame and the guides by which it aligns its child.
struct FlexibleFrame {
    var width: FlexibleLength
    var height: FlexibleLength
    var alignment: BoxAlignment

    func childProposal(from proposal: Proposal) -> Proposal {
        Proposal(
            width: width.childProposal(from: proposal.width),
            height: height.childProposal(from: proposal.height))
    }
}

extension LayoutTree {
    /// Adds a frame whose sides have bounds (`frame(minWidth:idealWidth:maxWidth:…)`).
    public func addFlexibleFrame(
        width: FlexibleLength = .none, height: FlexibleLength = .none, alignment: BoxAlignment = .center
    ) -> NodeID {
        let frame = FlexibleFrame(width: width, height: height, alignment: alignment)
        return addNode(.flexibleFrame, payload: flexibleFrames.append(frame))
    }

    func flexibleFrameSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let frame = flexibleFrames[nodes[node.index].payload]
        if let width = frame.width.ownLength(for: proposal.width),
            let height = frame.height.ownLength(for: proposal.height)
        {
            return Size(width: width, height: height)
        }
        let child = onlyChild(of: node).map { sizeThatFits($0, frame.childProposal(from: proposal)) } ?? .zero
        return Size(
            width: frame.width.length(around: child.width, proposal.width),
            height: frame.height.length(around: child.height, proposal.height))
    }

    func arrangeFlexibleFrame(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        let frame = flexibleFrames[nodes[node.index].payload]
        let childProposal = Proposal(
            width: frame.width.placementProposal(size.width, proposal.width),
            height: frame.height.placementProposal(size.height, proposal.height))
        place(child, inside: size, of: node, frame.alignment, childProposal)
    }

    /// The edges whose spacing preferences the frame resets: those on the axes that it names.
    func boundedEdges(of node: NodeID) -> [SpacingPreferences.Edge] {
        let frame = flexibleFrames[nodes[node.index].payload]
        return (frame.width == .none ? [] : [.leading, .trailing])
            + (frame.height == .none ? [] : [.top, .bottom])
    }
}
