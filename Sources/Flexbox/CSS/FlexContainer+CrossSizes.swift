import VitrineGeometry

extension FlexContainer {
    /// Step 7: determines the hypothetical cross size of each item.
    mutating func determineHypotheticalCrossSizes() {
        for index in 0..<itemCount {
            if isRow {
                determineHypotheticalHeight(of: index)
            } else {
                item(index).pointee.crossSize = columnItemWidth(index, height: item(index).pointee.mainSize)
                item(index).pointee.isCrossSizeGiven = true
            }
        }
    }

    private mutating func determineHypotheticalHeight(of index: Int) {
        if let height = item(index).pointee.definiteCrossSize,
            !item(index).pointee.sizing.style.pointee.minHeight.isContentBased,
            !item(index).pointee.sizing.style.pointee.maxHeight.isContentBased
        {
            item(index).pointee.crossSize = height
            item(index).pointee.isCrossSizeGiven = true
            return
        }
        let sizing = item(index).pointee.sizing
        let width = item(index).pointee.mainSize
        var question = itemQuestion(width: width)
        question.height = item(index).pointee.definiteCrossSize ?? question.height
        let answer = tree.answer(question, of: item(index).pointee.node)
        var height = answer.length
        if let definite = item(index).pointee.definiteCrossSize {
            height = sizing.clampedHeight(definite, contentHeight: answer.intrinsicHeight)
            item(index).pointee.isCrossSizeGiven = true
        } else if let ratio = sizing.ratio, !sizing.style.pointee.height.isContentBased {
            height = ratioHeight(of: index, width: width, ratio: ratio)
            item(index).pointee.isCrossSizeGiven = true
        }
        item(index).pointee.crossSize = height
    }

    /// The height that the aspect ratio gives, but not less than the content needs unless it may be scrolled or has a
    /// minimum of its own.
    private mutating func ratioHeight(of index: Int, width: Double, ratio: Double) -> Double {
        let sizing = item(index).pointee.sizing
        var height = sizing.transferred(width, from: .horizontal, ratio: ratio)
        var question = itemQuestion(width: width)
        question.height = height
        let contentHeight = tree.answer(question, of: item(index).pointee.node).intrinsicHeight
        if sizing.style.pointee.minHeight == .auto, sizing.style.pointee.height == .auto,
            sizing.style.pointee.overflow == .visible
        {
            height = max(height, contentHeight)
        }
        return sizing.clampedHeight(height, contentHeight: contentHeight)
    }

    /// Step 8: determines the cross size of each line.
    mutating func determineLineCrossSizes() {
        for index in 0..<lineCount {
            measureBaselines(of: line(index))
            determineCrossSize(of: line(index))
        }
        contentCrossSize = Double(max(0, lineCount - 1)) * crossGap
        for index in 0..<lineCount { contentCrossSize += line(index).pointee.crossSize }
        guard !isMultiline else { return }
        line(0).pointee.crossSize =
            inner[cross] >= 0 ? inner[cross] : clampedInnerHeight(line(0).pointee.crossSize)
    }

    private mutating func determineCrossSize(of line: UnsafeMutablePointer<FlexLine>) {
        var size = max(line.pointee.firstBaselines.length, line.pointee.lastBaselines.length)
        for index in line.pointee.items where baselineAlignment(of: item(index)) == .auto {
            size = max(size, item(index).pointee.crossSize + item(index).pointee.margins(cross))
        }
        line.pointee.crossSize = size
    }

    /// The height of the container as its content wants it.
    mutating func determineIntrinsicHeight() -> Double {
        (isRow ? contentCrossSize : intrinsicMainLength()) + sizing.padding.vertical
    }

    /// The longest line's length before flexing.
    private mutating func intrinsicMainLength() -> Double {
        var longest = 0.0
        for index in 0..<lineCount {
            longest = max(longest, hypotheticalLength(of: line(index).pointee.items))
        }
        return longest
    }

    /// Step 15: determines the height of the container's border box, and with it the content box's. (The width is known from the
    /// beginning.)
    mutating func determineHeight(intrinsic: Double) -> Double {
        let height =
            question.height >= 0
            ? question.height : sizing.clampedHeight(intrinsic, contentHeight: intrinsic)
        inner.height = max(0, height - sizing.padding.vertical)
        return height
    }

    /// Step 9: enlarges the lines of a container of several, if `align-content` stretches.
    mutating func stretchLines() {
        guard isMultiline, lineCount > 0 else { return }
        let keyword = style.pointee.alignContent.keyword
        guard keyword == .stretch || keyword == .normal || keyword == .auto else { return }
        let free = freeCrossSpace()
        guard free > 0 else { return }
        for index in 0..<lineCount { line(index).pointee.crossSize += free / Double(lineCount) }
    }

    /// The container's cross size without its lines and gaps.
    mutating func freeCrossSpace() -> Double {
        var space = inner[cross] - Double(max(0, lineCount - 1)) * crossGap
        for index in 0..<lineCount { space -= line(index).pointee.crossSize }
        return space
    }

    /// Step 11: determines the used cross size of each item; stretched ones fill their line.
    mutating func determineUsedCrossSizes() {
        for index in 0..<lineCount {
            for position in line(index).pointee.items {
                if isStretched(item(position)) {
                    // Otherwise it has that size since step 7.
                    guard item(position).pointee.definiteCrossSize == nil else { continue }
                    stretch(position, lineCrossSize: line(index).pointee.crossSize)
                } else if !isRow, isMultiline {
                    fit(position, lineCrossSize: line(index).pointee.crossSize)
                }
            }
        }
    }

    /// As in Chromium, an item of automatic width in one of several columns may take all the width of its column, which
    /// can be more than that of the container.
    private mutating func fit(_ index: Int, lineCrossSize: Double) {
        let sizing = item(index).pointee.sizing
        guard sizing.style.pointee.width == .auto, sizing.ratio == nil else { return }
        let widths = BoxWidths(tree: tree, node: item(index).pointee.node, sizing: sizing)
        let available = lineCrossSize - sizing.margins(.horizontal)
        guard available > item(index).pointee.crossSize else { return }
        item(index).pointee.crossSize = widths.clamped(
            widths.fitContent(available: available), available: available)
    }

    private mutating func stretch(_ index: Int, lineCrossSize: Double) {
        let sizing = item(index).pointee.sizing
        let length = max(sizing.paddings(cross), lineCrossSize - item(index).pointee.margins(cross))
        let clamped: Double
        if isRow {
            let needsContent =
                sizing.style.pointee.minHeight.isContentBased || sizing.style.pointee.maxHeight.isContentBased
            let contentHeight =
                needsContent
                ? tree.answer(
                    itemQuestion(width: item(index).pointee.mainSize), of: item(index).pointee.node
                ).intrinsicHeight : 0
            clamped = sizing.clampedHeight(length, contentHeight: contentHeight)
        } else {
            let widths = BoxWidths(tree: tree, node: item(index).pointee.node, sizing: sizing)
            clamped = widths.clamped(length, available: inner.width - sizing.margins(.horizontal))
        }
        item(index).pointee.crossSize = clamped
        item(index).pointee.isCrossSizeGiven = true
    }
}
