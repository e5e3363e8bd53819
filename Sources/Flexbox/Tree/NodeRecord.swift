import VitrineGeometry

/// A node of the tree: links, kind, box. Rare attributes stand in side tables.
struct NodeRecord {
    static let none: Int32 = -1

    var kind: NodeKind
    var flags: Flags = .isDirty
    /// The node's place in the table of its kind.
    var payload: Int32
    var parent = none
    var firstChild = none
    var lastChild = none
    var nextSibling = none
    var childCount: Int32 = 0
    /// The node's place in the tables of CSS styles and boxes.
    var box = none
    /// The newest entry about this node in the memo.
    var memoHead = none
    /// As set by the caller; NaN where the kind decides.
    var layoutPriority = Double.nan
    /// Where the node's spacing preferences stand in the table of them; `none` where they are not known.
    var spacing = none
    /// The box of the last layout, relative to the parent's.
    var frame = Rect.zero
    /// The proposal of the last layout.
    var proposal = Proposal.ideal

    struct Flags: OptionSet {
        let rawValue: UInt8
        static let isRightToLeft = Flags(rawValue: 1)
        /// Guides of the node are in the side table.
        static let hasGuides = Flags(rawValue: 2)
        /// Content, style or children changed since the node was last laid out, here or below.
        static let isDirty = Flags(rawValue: 4)
        static let hasSpacing = Flags(rawValue: 8)
        /// The boxes below are those of the last layout and not of a trial since.
        static let isFinal = Flags(rawValue: 16)
    }
}
