import Geometry

extension FlexContainer {
    /// §8.5 Flex container baselines: those of the first and last lines, by items that are aligned by baselines, else by the
    /// first or last item.
    func determineBaselines(_ answer: inout BoxAnswer) {
        guard itemCount > 0 else { return }
        answer.firstBaseline = baseline(of: .firstBaseline)
        answer.lastBaseline = baseline(of: .lastBaseline)
    }

    private func baseline(of alignment: CSSAlignment.Keyword) -> Double {
        let isFirst = alignment == .firstBaseline
        let items = line(isFirst ? 0 : lineCount - 1).pointee.items
        let aligned = items.first { baselineAlignment(of: item($0)) == alignment }
            ?? items.first { baselineAlignment(of: item($0)) != .auto }
        let chosen = aligned ?? (isFirst ? items.lowerBound : items.upperBound - 1)
        let node = item(chosen).pointee.node
        var question = finalQuestion(for: item(chosen))
        question.wantsBaselines = true
        let answer = tree.answer(question, of: node)
        let baseline = isFirst ? answer.firstBaseline : answer.lastBaseline
        let frame = tree.nodes[node].frame
        let top = frame.minY - relativeOffset(of: item(chosen)).y
        return top + (baseline.isNaN ? frame.height : baseline)
    }
}
