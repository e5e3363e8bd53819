import VitrineGeometry

extension LayoutTree {
    /// Writes a decision about a node to the trace, indented by how many questions are being answered; see ``trace``.
    func note(_ node: Int32, _ decision: () -> String) {
        guard let trace, !restsOnPostponedQuestions else { return }
        trace(String(repeating: "  ", count: depth) + reference(to: node) + ": " + decision())
    }

    /// Such as `flex 3 "card"`: the kind, the number and the label of a node.
    private func reference(to index: Int32) -> String {
        let node = NodeID(index: index)
        return name(of: node) + " \(index)" + (labels[node].map { " \"\($0)\"" } ?? "")
    }

    func note(_ answer: Memo.Answer, to question: Memo.Question, of node: NodeID, _ proposal: Proposal) {
        guard question.guide == nil else { return }
        note(node.index) {
            "\(Self.text(proposal.width)) × \(Self.text(proposal.height)) proposed, "
                + "takes \(decimal(answer.first)) × \(decimal(answer.second))"
        }
    }

    func note(_ answer: BoxAnswer, to question: BoxQuestion, of node: Int32) {
        note(node) {
            switch question.kind {
            case .layout where question.height >= 0:
                "\(decimal(question.width)) × \(decimal(question.height))"
            case .layout: "\(decimal(question.width)) wide, becomes \(decimal(answer.length)) high"
            case .minContentWidth: "content is at least \(decimal(answer.length)) wide"
            case .maxContentWidth: "content is at most \(decimal(answer.length)) wide"
            }
        }
    }

    private static func text(_ length: ProposedLength) -> String {
        if let length = length.length { return length.isFinite ? decimal(length) : "∞" }
        return length == .ideal ? "ideal" : "min-content"
    }
}

extension FlexContainer {
    /// Traces step 3: the flex base sizes.
    func noteBaseSizes() {
        for index in 0..<itemCount {
            let item = item(index).pointee
            tree.note(item.node) {
                var text = "flex base size \(decimal(item.flexBaseSize))"
                if item.hypotheticalMainSize != item.flexBaseSize {
                    text += ", hypothetically \(decimal(item.hypotheticalMainSize))"
                }
                return text
            }
        }
    }

    /// Traces step 5: the items of each line.
    func noteLines() {
        guard isMultiline else { return }
        tree.note(node) {
            "lines of " + (0..<lineCount).map { "\(line($0).pointee.items.count)" }.joined(separator: ", ")
                + " items"
        }
    }

    /// Traces that an item is frozen at its target size, §9.7.
    func noteFrozen(_ index: Int, _ violation: Double? = nil) {
        let item = item(index).pointee
        tree.note(item.node) {
            let size = decimal(item.mainSize)
            switch violation {
            case nil: return "does not flex, stays \(size)"
            case 0?: return "flexes to \(size)"
            case let violation?: return violation > 0 ? "frozen at min \(size)" : "frozen at max \(size)"
            }
        }
    }

    /// Traces step 11: the used cross sizes.
    func noteCrossSizes() {
        for index in 0..<itemCount {
            let isStretched = isStretched(item(index))
            let item = item(index).pointee
            tree.note(item.node) {
                (isStretched ? "stretched" : "aligned") + " across to \(decimal(item.crossSize))"
            }
        }
    }
}
