import Geometry

/// Boxes in a CSS container whose content is not CSS: measured leaves, and nodes of other kinds.
extension LayoutTree {
    /// Lays out a box whose content is measured.
    func layOutContentBox(_ node: Int32, _ question: BoxQuestion) -> BoxAnswer {
        let style = stylePointer(node)
        let padding = paddingAndBorder(style, containingWidth: question.containingWidth)
        let proposal = contentProposal(node, question, padding)
        let size = sizeThatFits(NodeID(index: node), proposal)

        var answer = BoxAnswer()
        answer.intrinsicHeight = size.height + padding.vertical
        if question.height >= 0 {
            answer.length = question.height
        } else {
            let sizing = BoxSizing(
                style, containingWidth: question.containingWidth, containingHeight: question.containingHeight)
            answer.length = sizing.clampedHeight(
                answer.intrinsicHeight, contentHeight: answer.intrinsicHeight)
        }
        if question.wantsBaselines {
            let first = explicitPosition(of: .firstTextBaseline, in: NodeID(index: node), proposal)
            let last = explicitPosition(of: .lastTextBaseline, in: NodeID(index: node), proposal)
            if let first { answer.firstBaseline = first + padding.top }
            if let last { answer.lastBaseline = last + padding.top }
        }
        return answer
    }

    /// What is proposed to the content of a box: its width, and the height if nodes other than leaves fill it.
    func contentProposal(_ node: Int32, _ question: BoxQuestion, _ padding: Insets) -> Proposal {
        let width = ProposedLength.length(max(0, question.width - padding.horizontal))
        let takesHeight = question.height >= 0 && nodes[node].kind != .measuredLeaf
        return Proposal(
            width: width,
            height: takesHeight ? .length(max(0, question.height - padding.vertical)) : .ideal)
    }

    /// The width that the content takes when asked for its shortest or its ideal one.
    func intrinsicWidthOfContentBox(_ node: Int32, _ question: BoxQuestion) -> Double {
        let width: ProposedLength = question.kind == .minContentWidth ? .minContent : .ideal
        return sizeThatFits(NodeID(index: node), Proposal(width: width, height: .ideal)).width
    }
}
