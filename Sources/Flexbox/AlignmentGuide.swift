public import VitrineGeometry

/// A named line of a node, by which its parent may align it.
///
/// Positions along the horizontal axis are measured from the node's leading edge, along the vertical one from its top.
public struct AlignmentGuide: Hashable, Sendable {
    /// Unique over both axes; 0 is no guide.
    let number: Int32

    init(number: Int32) {
        self.number = number
    }

    /// The axis along which the guide's position is measured.
    public var axis: LayoutAxis {
        number < 4 || (number >= 16 && number.isMultiple(of: 2)) ? .horizontal : .vertical
    }

    /// A guide of the caller's own; numbers from 0, which mean one guide per axis.
    public static func custom(_ number: Int, axis: LayoutAxis) -> AlignmentGuide {
        precondition((0..<1_000_000).contains(number), "custom guides are numbered from 0 to 999,999")
        return AlignmentGuide(number: 16 + 2 * Int32(number) + (axis == .horizontal ? 0 : 1))
    }

    /// How far the guide moves where a box becomes larger than its content, as a share of that; none for guides of content.
    var shareOfGrowth: Double {
        switch self {
        case .horizontalCenter, .verticalCenter: 0.5
        case .trailing, .bottom: 1
        default: 0
        }
    }

    var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    /// The leading edge, at 0 unless the node or its content sets it; the right one where the node is right-to-left.
    public static let leading = AlignmentGuide(number: 1)
    /// Half of the width unless the node or its content sets it.
    public static let horizontalCenter = AlignmentGuide(number: 2)
    /// The trailing edge, at the full width unless the node or its content sets it.
    public static let trailing = AlignmentGuide(number: 3)
    /// The top edge, at 0 unless the node or its content sets it.
    public static let top = AlignmentGuide(number: 4)
    /// Half of the height unless the node or its content sets it.
    public static let verticalCenter = AlignmentGuide(number: 5)
    /// The bottom edge, at the full height unless the node or its content sets it.
    public static let bottom = AlignmentGuide(number: 6)
    /// The baseline of the first line of text; the bottom edge for nodes without text.
    public static let firstTextBaseline = AlignmentGuide(number: 7)
    /// The baseline of the last line of text; the bottom edge for nodes without text.
    public static let lastTextBaseline = AlignmentGuide(number: 8)
}

/// The position of a guide as a function of the node's size and its other guides.
public typealias GuideFunction = @Sendable (GuideDimensions) -> Double

/// A node's size and guides under one proposal.
public struct GuideDimensions {
    let tree: LayoutTree
    let node: NodeID
    let proposal: Proposal
    /// What the node takes of the proposal, in points.
    public let size: Size
    /// How many of the functions that set the node's guides count, from the first.
    var functionCount: Int

    /// Where a guide lies, be it set explicitly or by default.
    public subscript(guide: AlignmentGuide) -> Double {
        tree.position(of: guide, in: self)
    }

    /// Where a guide lies if the node or its content sets it explicitly.
    public subscript(explicit guide: AlignmentGuide) -> Double? {
        tree.explicitPosition(of: guide, in: self)
    }
}
