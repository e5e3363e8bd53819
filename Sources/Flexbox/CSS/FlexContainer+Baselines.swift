import VitrineGeometry

extension FlexContainer {
    /// The baseline by which an item takes part in baseline alignment; `auto` if it does not.
    @inline(__always)
    func baselineAlignment(of item: UnsafeMutablePointer<FlexItem>) -> CSSAlignment.Keyword {
        let keyword = item.pointee.alignment.keyword
        guard keyword == .firstBaseline || keyword == .lastBaseline else { return .auto }
        let margins = item.pointee.sizing.hasAutoMargins(cross)
        return margins.start || margins.end ? .auto : keyword
    }

    /// Step 8: asks the items that are aligned by baselines where these are.
    mutating func measureBaselines(of line: UnsafeMutablePointer<FlexLine>) {
        for index in line.pointee.items {
            let alignment = baselineAlignment(of: item(index))
            guard alignment != .auto else { continue }
            measureBaseline(of: index, alignment)
            let (ascent, descent) = (item(index).pointee.ascent, item(index).pointee.descent)
            if alignment == .firstBaseline {
                line.pointee.firstBaselines.insert(ascent: ascent, descent: descent)
            } else {
                line.pointee.lastBaselines.insert(ascent: ascent, descent: descent)
            }
        }
    }

    /// In columns, the baseline of each item is its left edge.
    private mutating func measureBaseline(of index: Int, _ alignment: CSSAlignment.Keyword) {
        guard isRow else {
            item(index).pointee.ascent = item(index).pointee.margin.left
            item(index).pointee.descent =
                item(index).pointee.crossSize + item(index).pointee.margin.right
            return
        }
        var question = finalQuestion(for: item(index))
        question.wantsBaselines = true
        let answer = tree.answer(question, of: item(index).pointee.node)
        let baseline = alignment == .firstBaseline ? answer.firstBaseline : answer.lastBaseline
        let current = item(index)
        let distance = baseline.isNaN ? current.pointee.crossSize : baseline
        current.pointee.ascent = current.pointee.margin.top + distance
        current.pointee.descent = current.pointee.crossSize - distance + current.pointee.margin.bottom
    }

    /// Step 14: where an item's margin box lies in its line so that its baseline meets those of the others, from the cross-start
    /// edge. A group of first baselines touches the cross-start edge, one of last baselines the cross-end edge.
    mutating func baselineOffset(
        of item: UnsafeMutablePointer<FlexItem>, in line: UnsafeMutablePointer<FlexLine>, free: Double
    ) -> Double {
        if item.pointee.alignment.keyword == .firstBaseline {
            let group = line.pointee.firstBaselines
            return isCrossStartReversed
                ? group.descent - item.pointee.descent : group.ascent - item.pointee.ascent
        }
        let group = line.pointee.lastBaselines
        return isCrossStartReversed
            ? free - (group.ascent - item.pointee.ascent) : free - (group.descent - item.pointee.descent)
    }

    /// §8.5 Flex container baselines: that of an item of the first or last line that is aligned by its baseline, else
    /// of the first or last item.
    ///
    /// As in browsers, first and last are meant as seen: reversed directions and wrapping turn them around. The baseline of what
    /// may be scrolled does not leave its box.
    mutating func determineBaselines(_ answer: inout BoxAnswer) {
        guard itemCount > 0 else { return }
        answer.firstBaseline = baseline(of: .firstBaseline)
        answer.lastBaseline = baseline(of: .lastBaseline)
        if style.pointee.overflow == .hidden {
            answer.firstBaseline = max(0, min(answer.firstBaseline, answer.length))
            answer.lastBaseline = max(0, min(answer.lastBaseline, answer.length))
        }
    }

    private mutating func baseline(of alignment: CSSAlignment.Keyword) -> Double {
        let isFirst = alignment == .firstBaseline
        let chosen = itemWithBaseline(alignment, inLine: isFirst == isWrapReversed ? lineCount - 1 : 0)
        let node = item(chosen).pointee.node
        var question = finalQuestion(for: item(chosen))
        question.wantsBaselines = true
        let answer = tree.answer(question, of: node)
        let baseline = isFirst ? answer.firstBaseline : answer.lastBaseline
        let frame = tree.node(node).pointee.frame
        let top = frame.minY - relativeOffset(of: item(chosen)).y
        return top + (baseline.isNaN ? frame.height : baseline)
    }

    /// The item whose baseline becomes the container's.
    private mutating func itemWithBaseline(_ alignment: CSSAlignment.Keyword, inLine index: Int) -> Int {
        let items = line(index).pointee.items
        let isForwards = (alignment == .firstBaseline) != isReversed
        if isRow {
            let isAligned = { (index: Int) in baselineAlignment(of: item(index)) == alignment }
            let aligned = isForwards ? items.first(where: isAligned) : items.last(where: isAligned)
            if let aligned { return aligned }
        }
        return isForwards ? items.lowerBound : items.upperBound - 1
    }
}
