import VitrineGeometry

/// The state of a node with a ``BoxStyle``: values derived from the style, and cached answers.
struct BoxState {
    /// Differs from the question of every layout.
    static let noLayout = BoxQuestion(kind: .minContentWidth)

    private(set) var traits: Traits
    /// Margins, `auto` ones as 0, and padding with border, unless they are percentages.
    private(set) var margin: Insets
    private(set) var padding: Insets
    /// The layout for which the children's boxes were computed last, and its answer.
    var cachedLayout = noLayout
    var cachedAnswer = BoxAnswer()
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
        /// Some padding or margin is a percentage.
        static let hasRelativeEdges = Traits(rawValue: 8)
        /// Here or below, it can make a difference whether a height is definite or only happens to be the same.
        static let distinguishesDefiniteHeights = Traits(rawValue: 16)
    }

    init(_ style: BoxStyle) {
        self.traits = Traits(style)
        self.margin = Insets(style.margin, containingWidth: BoxQuestion.unknown)
        self.padding = withUnsafePointer(to: style) {
            paddingAndBorder($0, containingWidth: BoxQuestion.unknown)
        }
    }

    /// Notes that definite heights make a difference to something below.
    mutating func noteDefiniteHeights() {
        traits.insert(.distinguishesDefiniteHeights)
    }

    /// Whether nothing but the content decides the intrinsic widths.
    var hasOwnIntrinsicWidths: Bool {
        traits.isDisjoint(with: [.distinguishesDefiniteHeights, .dependsOnContainingBlock])
    }

    /// Whether the children's boxes are those that a layout asks for.
    ///
    /// A height that is given, but is the one that the content had, changes nothing where the two are not told apart.
    @inline(__always)
    func hasCachedLayout(for question: BoxQuestion) -> Bool {
        if cachedLayout.asksForSameBoxes(as: question) { return true }
        guard cachedLayout.height < 0, question.height >= 0, !traits.contains(.distinguishesDefiniteHeights)
        else {
            return false
        }
        return cachedLayout.kind == .layout && question.kind == .layout
            && cachedLayout.width == question.width
            && abs(cachedAnswer.length - question.height) < Self.heightTolerance
            && cachedLayout.containingWidth == question.containingWidth
            && cachedLayout.containingHeight == question.containingHeight
    }

    /// Heights that differ by less differ only by rounding.
    private static let heightTolerance = 1e-6

    /// Forgets all answers.
    mutating func forget() {
        cachedLayout = Self.noLayout
        minContentWidth = BoxQuestion.unknown
        maxContentWidth = BoxQuestion.unknown
        memoHead = NodeRecord.none
    }

    /// Whether something was asked since the answers were forgotten.
    var hasAnswers: Bool {
        memoHead != NodeRecord.none || cachedLayout.kind == .layout || minContentWidth >= 0
            || maxContentWidth >= 0
    }
}

extension BoxState.Traits {
    init(_ style: BoxStyle) {
        self = []
        let (margin, padding, inset) = (style.margin, style.padding, style.inset)
        if padding.hasPercentages || style.minWidth.isRelative || style.maxWidth.isRelative
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
        if style.distinguishesDefiniteHeights { insert(.distinguishesDefiniteHeights) }
        if margin.hasPercentages || padding.hasPercentages { insert(.hasRelativeEdges) }
    }
}

extension BoxStyle {
    fileprivate var distinguishesDefiniteHeights: Bool {
        let isColumn = flexDirection == .column || flexDirection == .columnReverse
        return height.isRelative || minHeight.isRelative || maxHeight.isRelative || flexBasis.isRelative
            || aspectRatio != nil || rowGap.isPercentage || inset.top.isPercentage
            || inset.bottom.isPercentage || (isColumn && flexWrap != .nowrap)
    }
}

extension CSSEdges<CSSLength> {
    fileprivate var hasPercentages: Bool {
        left.isPercentage || top.isPercentage || right.isPercentage || bottom.isPercentage
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
