import Geometry

extension LayoutTree {
    /// Adds a CSS flex container; without children it is an empty box.
    public func addFlexContainer(_ style: BoxStyle) -> NodeID {
        let node = addNode(.flexContainer, payload: 0)
        setStyle(style, of: node)
        return node
    }

    /// Gives a node its CSS properties: a flex container, or any node that is the child of one.
    ///
    /// Margins, sizes and the flex item's properties hold for every kind of node, padding and border for
    /// containers and leaves.
    public func setStyle(_ style: BoxStyle, of node: NodeID) {
        style.requireFiniteNumbers()
        let box = nodes[node.index].box
        if box == NodeRecord.none {
            nodes[node.index].box = Int32(truncatingIfNeeded: styles.append(style))
            boxes.append(BoxState())
        } else {
            styles[box] = style
        }
        markChanged(node)
    }

    /// The CSS properties of a node; initial ones if it has none of its own.
    public func style(of node: NodeID) -> BoxStyle {
        let box = nodes[node.index].box
        return box == NodeRecord.none ? BoxStyle() : styles[box]
    }

    /// Makes sure that a child of a CSS container has a style; before layout, during which styles may not move.
    func ensureStyle(of node: NodeID) {
        guard nodes[node.index].box == NodeRecord.none else { return }
        nodes[node.index].box = Int32(truncatingIfNeeded: styles.append(BoxStyle()))
        boxes.append(BoxState())
    }

    /// A pointer to a node's style, valid while no styles are added.
    @inline(__always)
    func stylePointer(_ node: Int32) -> UnsafePointer<BoxStyle> {
        UnsafePointer(styles.base + Int(nodes[node].box))
    }

    /// Answers a question about a CSS box from memory or by computing; see ``answer(_:of:_:compute:)``.
    func answer(_ question: BoxQuestion, of node: Int32) -> BoxAnswer {
        let box = nodes[node].box
        if let known = boxMemo.answer(to: question, head: boxes[box].memoHead) { return known }
        guard postponed.isEmpty else { return BoxAnswer() }
        if depth >= Self.depthLimit {
            postponed.append(.box(node, question))
            return BoxAnswer()
        }
        return depth == 0
            ? settle { tree in tree.answerNow(question, of: node) } : answerNow(question, of: node)
    }

    private func answerNow(_ question: BoxQuestion, of node: Int32) -> BoxAnswer {
        nodes[node].flags.remove(.isFinal)
        depth += 1
        let answer = compute(question, of: node)
        depth -= 1
        if postponed.isEmpty {
            boxMemo.remember(answer, to: question, head: &boxes[nodes[node].box].memoHead)
        }
        return answer
    }

    /// Asks the algorithm of the node's kind.
    private func compute(_ question: BoxQuestion, of node: Int32) -> BoxAnswer {
        let isContainer = nodes[node].kind == .flexContainer
        switch question.kind {
        case .layout:
            return isContainer
                ? layOutFlexContainer(node, question) : layOutContentBox(node, question)
        case .minContentWidth, .maxContentWidth:
            return BoxAnswer(
                length: isContainer
                    ? intrinsicWidthOfFlexContainer(node, question)
                    : intrinsicWidthOfContentBox(node, question))
        }
    }
}

extension BoxStyle {
    /// Refuses NaN and infinity: they would spread over the whole layout.
    fileprivate func requireFiniteNumbers() {
        let sizes = [flexBasis, width, height, minWidth, minHeight, maxWidth, maxHeight]
        let edges = [margin, padding, inset].flatMap { [$0.left, $0.top, $0.right, $0.bottom] }
        let numbers = [
            flexGrow, flexShrink, aspectRatio ?? 1, border.left, border.top, border.right, border.bottom,
        ]
        precondition(
            sizes.allSatisfy(\.isFinite) && edges.allSatisfy(\.isFinite) && rowGap.isFinite
                && columnGap.isFinite && numbers.allSatisfy(\.isFinite),
            "a style's numbers are finite")
    }
}

extension CSSLength {
    fileprivate var isFinite: Bool { resolved(against: 1)?.isFinite ?? true }
}

extension CSSSize {
    fileprivate var isFinite: Bool { resolved(against: 1)?.isFinite ?? true }
}
