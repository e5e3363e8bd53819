import VitrineGeometry

/// CSS containers whose parent is not one: the root, or a child of a stack.
extension LayoutTree {
    /// Lays out a CSS container as a block in a block: it fills the width unless it has its own, and is as high as its content
    /// unless it has a height.
    ///
    /// - Parameters:
    ///   - width: A negative width and NaN count as 0.
    ///   - height: What percentages of the root's height refer to.
    public func layOut(_ root: NodeID, inBlockOfWidth width: Double, height: Double?) {
        precondition(nodes[root.index].kind == .flexContainer, "a block holds a CSS container")
        let width = width.boundedExtent
        prepareForLayout()
        let containing = Proposal(width: width, height: height)
        let question = outermostQuestion(root.index, containing, autoWidth: width)
        let length = answer(question, of: root.index).length
        nodes[root.index].frame = Rect(x: 0, y: 0, width: question.width, height: length)
        nodes[root.index].proposal = containing
        boxes[nodes[root.index].box].decided = question
        finishLayout(from: root)
    }

    /// The size of a container that is the child of a node of another kind.
    func flexContainerSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let question = outermostQuestion(node.index, proposal, autoWidth: nil)
        let answer = answer(question, of: node.index)
        return Size(width: question.width, height: answer.length)
    }

    func flexContainerGuide(_ guide: AlignmentGuide, in node: NodeID, _ proposal: Proposal) -> Double? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        var question = outermostQuestion(node.index, proposal, autoWidth: nil)
        question.wantsBaselines = true
        let answer = answer(question, of: node.index)
        let baseline = guide == .firstTextBaseline ? answer.firstBaseline : answer.lastBaseline
        return baseline.isNaN ? nil : baseline
    }

    /// The layout that a proposal asks for. A width that is `auto` becomes `autoWidth`, or else fits the content into the
    /// proposal.
    func outermostQuestion(_ node: Int32, _ proposal: Proposal, autoWidth: Double?) -> BoxQuestion {
        var question = BoxQuestion()
        question.containingWidth = proposal.width.finiteLength ?? BoxQuestion.unknown
        question.containingHeight = proposal.height.finiteLength ?? BoxQuestion.unknown
        let style = stylePointer(node)
        let sizing = BoxSizing(
            style, boxPointer(node), containingWidth: question.containingWidth,
            containingHeight: question.containingHeight)
        if let height = sizing.definiteLength(style.pointee.height, .vertical),
            !style.pointee.minHeight.isContentBased, !style.pointee.maxHeight.isContentBased
        {
            question.height = sizing.clampedHeight(height, contentHeight: 0)
        }
        let widths = BoxWidths(tree: TreeReference(self), node: node, sizing: sizing, height: question.height)
        question.width = outermostWidth(widths, proposal.width, autoWidth: autoWidth)
        return question
    }

    private func outermostWidth(
        _ widths: BoxWidths, _ proposed: ProposedLength, autoWidth: Double?
    ) -> Double {
        let available = proposed.finiteLength ?? BoxQuestion.unknown
        let style = widths.sizing.style
        let width: Double
        if let length = widths.length(style.pointee.width, available: available) {
            width = length
        } else if let autoWidth {
            width = autoWidth
        } else if available >= 0 {
            width = widths.fitContent(available: available)
        } else {
            width = widths.content(proposed == .minContent ? .minContentWidth : .maxContentWidth)
        }
        return widths.clamped(max(width, widths.sizing.paddings(.horizontal)), available: available)
            .boundedExtent
    }
}

extension ProposedLength {
    /// The proposed number of points if it is one that percentages can refer to.
    fileprivate var finiteLength: Double? { isLength && value < .infinity ? value : nil }
}
