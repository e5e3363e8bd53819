import VitrineGeometry

/// The working state of one container's layout: CSS Flexible Box Layout Module Level 1, section 9.
///
/// https://www.w3.org/TR/css-flexbox-1/#layout-algorithm
struct FlexContainer {
    let tree: TreeReference
    let node: Int32
    let question: BoxQuestion
    let sizing: BoxSizing

    let main: LayoutAxis
    let cross: LayoutAxis
    let isMultiline: Bool
    /// Whether leading is at the right.
    let isRightToLeft: Bool
    /// Whether the direction or the wrapping is a reversed one.
    let isReversed: Bool
    let isWrapReversed: Bool

    /// The content box, as far as it is known; negative lengths are not.
    var inner: Size
    /// What percentages of the items refer to.
    var percentageBase: Size
    var mainGap = 0.0
    var crossGap = 0.0
    /// What the lines and gaps take across the main axis before lines are stretched.
    var contentCrossSize = 0.0

    /// The items, in the order in which they are laid out.
    var items: UnsafeMutablePointer<FlexItem>
    var itemCount = 0
    var lines: UnsafeMutablePointer<FlexLine>
    var lineCount = 0

    var style: UnsafePointer<BoxStyle> { sizing.style }
    var isRow: Bool { main == .horizontal }

    @inline(__always)
    init(_ tree: LayoutTree, _ node: Int32, _ question: BoxQuestion) {
        self.tree = TreeReference(tree)
        self.node = node
        self.question = question
        let style = tree.stylePointer(node)
        self.sizing = BoxSizing(
            style, tree.boxPointer(node), containingWidth: question.containingWidth,
            containingHeight: question.containingHeight)
        switch style.pointee.flexDirection {
        case .row: (main, cross, isReversed) = (.horizontal, .vertical, false)
        case .rowReverse: (main, cross, isReversed) = (.horizontal, .vertical, true)
        case .column: (main, cross, isReversed) = (.vertical, .horizontal, false)
        case .columnReverse: (main, cross, isReversed) = (.vertical, .horizontal, true)
        }
        self.isMultiline = style.pointee.flexWrap != .nowrap
        self.isWrapReversed = style.pointee.flexWrap == .wrapReverse
        self.isRightToLeft = tree.nodes[node].flags.contains(.isRightToLeft)
        self.inner = Size(
            width: question.width < 0 ? -1 : max(0, question.width - sizing.padding.horizontal),
            height: question.height < 0 ? -1 : max(0, question.height - sizing.padding.vertical))
        self.percentageBase = inner
        if question.isHeightIndefinite { percentageBase.height = BoxQuestion.unknown }
        self.items = tree.scratch.allocate(Int(tree.nodes[node].childCount), of: FlexItem.self)
        // Room for lines is made when these are known.
        self.lines = UnsafeMutableRawPointer(items).assumingMemoryBound(to: FlexLine.self)
        resolveGaps()
    }

    /// Percentages of an unknown size are 0.
    private mutating func resolveGaps() {
        let columnGap = max(0, style.pointee.columnGap.resolved(against: max(0, percentageBase.width)) ?? 0)
        let rowGap = max(0, style.pointee.rowGap.resolved(against: max(0, percentageBase.height)) ?? 0)
        (mainGap, crossGap) = isRow ? (columnGap, rowGap) : (rowGap, columnGap)
    }

    @inline(__always)
    func item(_ index: Int) -> UnsafeMutablePointer<FlexItem> { items + index }

    @inline(__always)
    func line(_ index: Int) -> UnsafeMutablePointer<FlexLine> { lines + index }
}

extension LayoutTree {
    /// Lays out a container: gives its items boxes and answers with its height.
    func layOutFlexContainer(_ node: Int32, _ question: BoxQuestion) -> BoxAnswer {
        let mark = scratch.mark
        defer { scratch.release(to: mark) }
        var container = FlexContainer(self, node, question)

        // §9.1 Initial setup: step 1
        container.generateItems()
        // §9.2 Line length determination: steps 2 to 4
        container.determineFlexBaseSizes()
        // What follows from a made-up answer is of no use.
        guard !restsOnPostponedQuestions else { return BoxAnswer() }
        if container.tree.isTraced { container.noteBaseSizes() }
        container.determineMainSize()
        // §9.3 Main size determination: steps 5 and 6
        container.collectLines()
        container.determineMainSizeOfLines()
        if container.tree.isTraced { container.noteLines() }
        for index in 0..<container.lineCount {
            container.resolveFlexibleLengths(of: container.line(index).pointee.items)
        }
        // §9.4 Cross size determination: steps 7 to 11
        container.determineHypotheticalCrossSizes()
        guard !restsOnPostponedQuestions else { return BoxAnswer() }
        container.determineLineCrossSizes()
        var answer = BoxAnswer()
        answer.intrinsicHeight = container.determineIntrinsicHeight()
        answer.length = container.determineHeight(intrinsic: answer.intrinsicHeight)
        container.stretchLines()
        container.determineUsedCrossSizes()
        if container.tree.isTraced { container.noteCrossSizes() }
        // §9.5 Main-axis alignment: step 12
        container.alignAlongMainAxis()
        // §9.6 Cross-axis alignment: steps 13 to 16
        container.alignAlongCrossAxis()
        container.alignLines()

        container.placeItems()
        if question.wantsBaselines { container.determineBaselines(&answer) }
        return answer
    }
}
