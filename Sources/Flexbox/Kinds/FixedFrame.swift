import VitrineGeometry

/// The sides that a frame fixes and the guides by which it aligns its child.
struct FixedFrame {
    var width: Double?
    var height: Double?
    var alignment: BoxAlignment
}

/// A guide per axis, by which a box and what lies in it are aligned.
public struct BoxAlignment: Hashable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: AlignmentGuide
    /// The guide along the vertical axis.
    public var vertical: AlignmentGuide

    /// Traps if a guide is not of the axis that it is given for.
    public init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
        precondition(horizontal.axis == .horizontal && vertical.axis == .vertical, "a guide per axis")
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle of both axes.
    public static let center = BoxAlignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
    /// The leading top corner.
    public static let topLeading = BoxAlignment(horizontal: .leading, vertical: .top)
}

extension LayoutTree {
    /// Adds a node of fixed sides; where a side is nil, that of the child is taken.
    public func addFixedFrame(
        width: Double?, height: Double?, alignment: BoxAlignment = .center
    ) -> NodeID {
        let frame = FixedFrame(
            width: width?.number?.boundedExtent, height: height?.number?.boundedExtent, alignment: alignment)
        return addNode(.fixedFrame, payload: fixedFrames.append(frame))
    }

    func fixedFrameSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let frame = fixedFrames[nodes[node.index].payload]
        guard let child = onlyChild(of: node) else {
            return Size(width: frame.width ?? 0, height: frame.height ?? 0)
        }
        let size = sizeThatFits(child, frame.proposal(from: proposal))
        return Size(width: frame.width ?? size.width, height: frame.height ?? size.height)
    }

    func arrangeFixedFrame(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        guard let child = onlyChild(of: node) else { return }
        let frame = fixedFrames[nodes[node.index].payload]
        place(child, inside: size, of: node, frame.alignment, frame.proposal(from: proposal))
    }

    /// The edges whose spacing preferences the frame resets: those on the axes that it names.
    func fixedEdges(of node: NodeID) -> [SpacingPreferences.Edge] {
        let frame = fixedFrames[nodes[node.index].payload]
        return (frame.width == nil ? [] : [.leading, .trailing])
            + (frame.height == nil ? [] : [.top, .bottom])
    }

    /// Puts a child so that its guides meet those of the box of its parent.
    func place(
        _ child: NodeID, inside size: Size, of parent: NodeID, _ alignment: BoxAlignment,
        _ proposal: Proposal
    ) {
        let origin = Point(
            x: defaultPosition(of: alignment.horizontal, in: size)
                - position(of: alignment.horizontal, in: child, proposal, seenFrom: parent),
            y: defaultPosition(of: alignment.vertical, in: size)
                - position(of: alignment.vertical, in: child, proposal, seenFrom: parent))
        place(child, at: origin, proposal)
    }
}

extension FixedFrame {
    fileprivate func proposal(from proposal: Proposal) -> Proposal {
        Proposal(
            width: width.map(ProposedLength.length) ?? proposal.width,
            height: height.map(ProposedLength.length) ?? proposal.height)
    }
}
