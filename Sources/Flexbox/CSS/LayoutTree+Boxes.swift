import VitrineGeometry

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
    /// containers and leaves. Numbers that no layout can bear are bounded or take the property's initial value.
    public func setStyle(_ style: BoxStyle, of node: NodeID) {
        let style = style.bounded
        let box = nodes[node.index].box
        if box == NodeRecord.none {
            nodes[node.index].box = Int32(truncatingIfNeeded: styles.append(style))
            boxes.append(BoxState(style))
        } else {
            styles[box] = style
            let differs = boxes[box].traits.contains(.distinguishesDefiniteHeights)
            boxes[box] = BoxState(style)
            if differs { boxes[box].noteDefiniteHeights() }
        }
        noteDefiniteHeights(node.index)
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
        boxes.append(BoxState(BoxStyle()))
    }

    @inline(__always)
    func boxPointer(_ node: Int32) -> UnsafePointer<BoxState> {
        UnsafePointer(boxes.base + Int(nodes[node].box))
    }

    /// Marks a node's ancestors if definite heights make a difference to it. Marks are never taken back, which costs time at
    /// most.
    func noteDefiniteHeights(_ node: Int32) {
        let kind = nodes[node].kind
        if kind != .flexContainer, kind != .measuredLeaf {
            // Content that is not CSS is proposed definite heights only.
            boxes[nodes[node].box].noteDefiniteHeights()
        }
        guard boxes[nodes[node].box].traits.contains(.distinguishesDefiniteHeights) else { return }
        var ancestor = nodes[node].parent
        while ancestor != NodeRecord.none, nodes[ancestor].kind == .flexContainer {
            let box = boxes.base + Int(nodes[ancestor].box)
            if box.pointee.traits.contains(.distinguishesDefiniteHeights) { return }
            box.pointee.noteDefiniteHeights()
            ancestor = nodes[ancestor].parent
        }
    }

    /// A pointer to a node's style, valid while no styles are added.
    @inline(__always)
    func stylePointer(_ node: Int32) -> UnsafePointer<BoxStyle> {
        UnsafePointer(styles.base + Int(nodes[node].box))
    }

    /// Answers a question about a CSS box from memory or by computing; see ``answer(_:of:_:compute:)``.
    func answer(_ original: BoxQuestion, of node: Int32) -> BoxAnswer {
        let record = nodes.base + Int(node)
        let box = boxes.base + Int(record.pointee.box)
        let isEmpty = record.pointee.firstChild == NodeRecord.none
        if isEmpty, record.pointee.kind == .flexContainer { return answerOfEmptyBox(original, node) }
        let question = canonical(original, of: node)
        if let known = knownAnswer(to: question, box) { return known }
        // See the same place in the other function of this name.
        guard !restsOnPostponedQuestions else { return BoxAnswer() }
        if depth >= Self.depthLimit {
            postponed.append(.box(node, question))
            return BoxAnswer()
        }
        return depth == 0
            ? settle { tree in tree.answerNow(question, of: node) } : answerNow(question, of: node)
    }

    /// Asks for widths of a deep tree from its leaves up, so that none has to be postponed.
    ///
    /// Only for containers whose widths follow from their content alone; they are all but certain to be asked for.
    func answerIntrinsicWidths(_ kind: BoxQuestion.Kind, below root: Int32) {
        var containers = [root]
        var next = 0
        while next < containers.count {
            var child = nodes[containers[next]].firstChild
            while child != NodeRecord.none {
                if nodes[child].kind == .flexContainer, boxPointer(child).pointee.hasOwnIntrinsicWidths {
                    containers.append(child)
                }
                child = nodes[child].nextSibling
            }
            next += 1
        }
        for container in containers.reversed() where !restsOnPostponedQuestions {
            _ = answer(BoxQuestion(kind: kind), of: container)
        }
    }

    /// The question without what makes no difference to the answer.
    @inline(__always)
    func canonical(_ original: BoxQuestion, of node: Int32) -> BoxQuestion {
        let record = nodes.base + Int(node)
        var question = original.bounded
        let traits = boxes[record.pointee.box].traits
        if !traits.contains(.distinguishesDefiniteHeights) {
            question.isHeightIndefinite = false
            if question.kind != .layout { question.height = BoxQuestion.unknown }
        }
        if !traits.contains(.dependsOnContainingBlock) {
            question.containingWidth = BoxQuestion.unknown
            question.containingHeight = BoxQuestion.unknown
        }
        if record.pointee.kind == .measuredLeaf {
            // They come with the size.
            question.wantsBaselines = true
            if question.kind != .layout { question.height = BoxQuestion.unknown }
        }
        return question
    }

    /// What is remembered about a box.
    @inline(__always)
    private func knownAnswer(to question: BoxQuestion, _ box: UnsafeMutablePointer<BoxState>) -> BoxAnswer? {
        if question.kind == .layout {
            if box.pointee.hasCachedLayout(for: question),
                box.pointee.cachedLayout.wantsBaselines || !question.wantsBaselines
            {
                return box.pointee.cachedAnswer
            }
        } else if question.height < 0, question.containingHeight < 0 {
            let width =
                question.kind == .minContentWidth
                ? box.pointee.minContentWidth : box.pointee.maxContentWidth
            return width >= 0 ? BoxAnswer(length: width) : nil
        }
        if box.pointee.memoHead == NodeRecord.none { return nil }
        return boxMemo.answer(to: question, head: box.pointee.memoHead)
    }

    /// Asks the algorithm even if the answer is known, as that also gives the children their boxes.
    func answerNow(_ question: BoxQuestion, of node: Int32) -> BoxAnswer {
        let box = boxes.base + Int(nodes[node].box)
        nodes[node].flags.remove(.isFinal)
        if question.kind == .layout, box.pointee.cachedLayout.kind == .layout {
            boxMemo.remember(
                box.pointee.cachedAnswer, to: box.pointee.cachedLayout, head: &box.pointee.memoHead)
        }
        depth += 1
        let answer = compute(question, of: node).bounded(for: question.kind)
        depth -= 1
        guard !restsOnPostponedQuestions else {
            if question.kind == .layout { box.pointee.cachedLayout = BoxState.noLayout }
            return answer
        }
        if trace != nil { note(answer, to: question, of: node) }
        switch question.kind {
        case .layout:
            box.pointee.cachedLayout = question
            box.pointee.cachedAnswer = answer
        case .minContentWidth where question.height < 0 && question.containingHeight < 0:
            box.pointee.minContentWidth = answer.length
        case .maxContentWidth where question.height < 0 && question.containingHeight < 0:
            box.pointee.maxContentWidth = answer.length
        case .minContentWidth, .maxContentWidth:
            boxMemo.remember(answer, to: question, head: &box.pointee.memoHead)
        }
        return answer
    }

    /// A container without children needs no algorithm.
    private func answerOfEmptyBox(_ question: BoxQuestion, _ node: Int32) -> BoxAnswer {
        guard question.kind == .layout else { return BoxAnswer() }
        let sizing = BoxSizing(
            stylePointer(node), boxPointer(node), containingWidth: question.containingWidth,
            containingHeight: question.containingHeight)
        let intrinsic = sizing.padding.vertical
        let height =
            question.height >= 0 ? question.height : sizing.clampedHeight(intrinsic, contentHeight: intrinsic)
        return BoxAnswer(length: height, intrinsicHeight: intrinsic).bounded(for: .layout)
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
