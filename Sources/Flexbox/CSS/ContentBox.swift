import VitrineGeometry

/// Boxes in a CSS container whose content is not CSS: measured leaves, and nodes of other kinds.
extension LayoutTree {
    /// Lays out a box whose content is measured.
    func layOutContentBox(_ node: Int32, _ question: BoxQuestion) -> BoxAnswer {
        let sizing = BoxSizing(
            stylePointer(node), boxPointer(node), containingWidth: question.containingWidth,
            containingHeight: question.containingHeight)
        let proposal = contentProposal(node, question, sizing.padding)
        let content = measureContent(node, proposal, wantsBaselines: question.wantsBaselines)
        let intrinsic = content.size.height + sizing.padding.vertical
        let height =
            question.height >= 0 ? question.height : sizing.clampedHeight(intrinsic, contentHeight: intrinsic)
        return BoxAnswer(
            length: height, intrinsicHeight: intrinsic,
            firstBaseline: content.firstBaseline.map { $0 + sizing.padding.top } ?? .nan,
            lastBaseline: content.lastBaseline.map { $0 + sizing.padding.top } ?? .nan)
    }

    private func measureContent(_ index: Int32, _ proposal: Proposal, wantsBaselines: Bool) -> LeafMeasurement
    {
        // Leaves are asked directly, as the answer is remembered with the box.
        if nodes[index].kind == .measuredLeaf { return measurement(ofLeaf: index, proposal) }
        let node = NodeID(index: index)
        var measurement = LeafMeasurement(size: sizeThatFits(node, proposal))
        if wantsBaselines {
            measurement.firstBaseline = explicitPosition(of: .firstTextBaseline, in: node, proposal)
            measurement.lastBaseline = explicitPosition(of: .lastTextBaseline, in: node, proposal)
        }
        return measurement
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
        return measureContent(node, Proposal(width: width, height: .ideal), wantsBaselines: false).size.width
    }
}
