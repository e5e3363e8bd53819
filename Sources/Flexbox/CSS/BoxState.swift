import Geometry

/// What the tree keeps of a node with a ``BoxStyle``, beside the style.
struct BoxState {
    /// No layout has these words.
    static let notArranged = BoxQuestion(kind: .minContentWidth)

    var traits: Traits
    /// The layout for which the children's boxes were computed last, and what it came to.
    var arranged = notArranged
    var arrangedAnswer = BoxAnswer()
    /// The layout that the parent decided upon.
    var decided = BoxQuestion()
    /// The content's widths for an unknown height; negative while they are not known.
    var minContentWidth = BoxQuestion.unknown
    var maxContentWidth = BoxQuestion.unknown
    /// The newest entry about this box in the memo.
    var memoHead = NodeRecord.none

    /// What can be said about a style beforehand, so that most boxes need no further look.
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// The layout of the box depends on its containing block: percentages, `stretch`.
        static let dependsOnContainingBlock = Traits(rawValue: 1)
        static let hasAutoMargins = Traits(rawValue: 2)
        static let hasInsets = Traits(rawValue: 4)
        /// Padding, border and margins are all 0.
        static let hasNoEdges = Traits(rawValue: 8)
    }

    init(_ style: BoxStyle) {
        self.traits = Traits(style)
    }

    /// Forgets all answers.
    mutating func forget() {
        arranged = Self.notArranged
        minContentWidth = BoxQuestion.unknown
        maxContentWidth = BoxQuestion.unknown
        memoHead = NodeRecord.none
    }

    /// Whether something was asked since the answers were forgotten.
    var hasAnswers: Bool {
        memoHead != NodeRecord.none || arranged.kind == .layout || minContentWidth >= 0
            || maxContentWidth >= 0
    }
}

extension BoxState.Traits {
    init(_ style: BoxStyle) {
        self = []
        let (margin, padding, inset) = (style.margin, style.padding, style.inset)
        if padding.left.isPercentage || padding.top.isPercentage || padding.right.isPercentage
            || padding.bottom.isPercentage || style.minWidth.isRelative || style.maxWidth.isRelative
            || style.minHeight.isRelative || style.maxHeight.isRelative
        {
            insert(.dependsOnContainingBlock)
        }
        if margin.left == .auto || margin.top == .auto || margin.right == .auto || margin.bottom == .auto {
            insert(.hasAutoMargins)
        }
        if inset.left != .auto || inset.top != .auto || inset.right != .auto || inset.bottom != .auto {
            insert(.hasInsets)
        }
        if margin == CSSEdges(all: .zero), padding == CSSEdges(all: .zero), style.border == CSSEdges(all: 0) {
            insert(.hasNoEdges)
        }
    }
}

extension CSSLength {
    fileprivate var isPercentage: Bool {
        if case .percent = self { true } else { false }
    }
}

extension CSSSize {
    fileprivate var isRelative: Bool {
        switch self {
        case .percent, .stretch: true
        case .auto, .points, .minContent, .maxContent, .fitContent, .content: false
        }
    }
}
