import VitrineGeometry

extension LayoutTree {
    /// §9.9 Intrinsic sizes: the width of a container's content box as its items ask for it.
    func intrinsicWidthOfFlexContainer(_ node: Int32, _ question: BoxQuestion) -> Double {
        let mark = scratch.mark
        defer { scratch.release(to: mark) }
        var container = FlexContainer(self, node, question)
        container.generateItems()
        guard container.itemCount > 0 else { return 0 }
        if container.isRow { return container.intrinsicWidthOfRow(question.kind) }
        if container.isMultiline, question.kind == .maxContentWidth {
            return container.maxContentWidthOfWrappedColumn()
        }
        return container.intrinsicWidthOfColumn(question.kind)
    }
}

extension FlexContainer {
    /// The widest contribution, margins included.
    fileprivate mutating func intrinsicWidthOfColumn(_ kind: BoxQuestion.Kind) -> Double {
        var width = 0.0
        for index in 0..<itemCount {
            let previous = tree.beginUnrelatedQuestion()
            defer { tree.endUnrelatedQuestions(previous) }
            width = max(
                width, widths(of: index).contribution(kind) + item(index).pointee.margins(.horizontal))
        }
        return width
    }

    /// The sum of the contributions. Items that may wrap need only the widest one at least, and that in any case.
    fileprivate mutating func intrinsicWidthOfRow(_ kind: BoxQuestion.Kind) -> Double {
        if isMultiline {
            let widest = intrinsicWidthOfColumn(.minContentWidth)
            return kind == .minContentWidth ? widest : max(widest, sumOfContributions(kind))
        }
        return sumOfContributions(kind)
    }

    private mutating func sumOfContributions(_ kind: BoxQuestion.Kind) -> Double {
        var width = Double(itemCount - 1) * mainGap
        for index in 0..<itemCount {
            let previous = tree.beginUnrelatedQuestion()
            defer { tree.endUnrelatedQuestions(previous) }
            width += rowContribution(of: index, kind) + item(index).pointee.margins(.horizontal)
        }
        return max(0, width)
    }

    /// What an item adds to the container's width: its own contribution, unless it cannot flex from its base size to that.
    private mutating func rowContribution(of index: Int, _ kind: BoxQuestion.Kind) -> Double {
        let widths = widths(of: index)
        let contribution = widths.contribution(kind)
        let style = item(index).pointee.style
        let basis = style.pointee.flexBasis
        guard let base = item(index).pointee.sizing.definiteLength(basis, .horizontal) else {
            return contribution
        }
        let cannotFlex =
            (contribution > base && style.pointee.flexGrow == 0)
            || (contribution < base && style.pointee.flexShrink == 0)
        guard cannotFlex else { return contribution }
        let hypothetical = widths.clamped(base, available: BoxQuestion.unknown)
        guard hasAutomaticMinimum(widths.sizing) else { return hypothetical }
        let maximum = widths.maximum(available: BoxQuestion.unknown)
        return max(hypothetical, automaticMinimumWidth(widths, maximum: maximum))
    }

    /// The sum of the widths of the columns that the items form if each takes its preferred width.
    fileprivate mutating func maxContentWidthOfWrappedColumn() -> Double {
        for index in 0..<itemCount {
            item(index).pointee.definiteCrossSize = widths(of: index).contribution(.maxContentWidth)
        }
        for index in 0..<itemCount {
            let width = item(index).pointee.definiteCrossSize
            determineFlexBaseSize(ofColumnItem: index)
            item(index).pointee.crossSize = width ?? 0
        }
        collectLines()
        var sum = Double(max(0, lineCount - 1)) * crossGap
        for index in 0..<lineCount {
            var widest = 0.0
            for position in line(index).pointee.items {
                widest = max(
                    widest, item(position).pointee.crossSize + item(position).pointee.margins(.horizontal))
            }
            sum += widest
        }
        return sum
    }

    private mutating func widths(of index: Int) -> BoxWidths {
        let sizing = item(index).pointee.sizing
        var height = BoxQuestion.unknown
        if isRow {
            height = definiteCrossSize(of: item(index)) ?? height
        } else {
            height = sizing.definiteLength(sizing.style.pointee.height, .vertical) ?? height
        }
        return BoxWidths(tree: tree, node: item(index).pointee.node, sizing: sizing, height: height)
    }
}
