import VitrineGeometry

extension FlexContainer {
    /// Step 3: determines the flex base size and hypothetical main size of each item.
    mutating func determineFlexBaseSizes() {
        for index in 0..<itemCount {
            let previous = tree.beginUnrelatedQuestion()
            defer { tree.endUnrelatedQuestions(previous) }
            item(index).pointee.definiteCrossSize = definiteCrossSize(of: item(index))
            if isRow {
                determineFlexBaseWidth(of: index)
            } else {
                determineFlexBaseHeight(of: index)
            }
            clampFlexBaseSize(of: item(index))
        }
    }

    /// The same for one item of a column, at the cross size that is set already.
    mutating func determineFlexBaseSize(ofColumnItem index: Int) {
        determineFlexBaseHeight(of: index)
        clampFlexBaseSize(of: item(index))
    }

    private mutating func clampFlexBaseSize(of item: UnsafeMutablePointer<FlexItem>) {
        item.pointee.hypotheticalMainSize = max(
            item.pointee.minimumMainSize, min(item.pointee.flexBaseSize, item.pointee.maximumMainSize))
    }

    /// The size across the main axis if it is definite before flexing (§9.8): given, or stretched in a container of one
    /// line.
    mutating func definiteCrossSize(of item: UnsafeMutablePointer<FlexItem>) -> Double? {
        let sizing = item.pointee.sizing
        var size = sizing.definiteLength(sizing.preferredSize(cross), cross)
        if size == nil, !isMultiline, percentageBase[cross] >= 0, isStretched(item) {
            size = max(sizing.paddings(cross), percentageBase[cross] - sizing.margins(cross))
        }
        return size.map { max(sizing.definiteMinimum(cross), min($0, sizing.definiteMaximum(cross))) }
    }

    private mutating func determineFlexBaseWidth(of index: Int) {
        let sizing = item(index).pointee.sizing
        let height = item(index).pointee.definiteCrossSize
        let widths = BoxWidths(
            tree: tree, node: item(index).pointee.node, sizing: sizing, height: height ?? BoxQuestion.unknown)
        let available = inner.width < 0 ? inner.width : inner.width - sizing.margins(.horizontal)

        let maximum = widths.maximum(available: available)
        item(index).pointee.maximumMainSize = maximum
        let basis = usedFlexBasis(sizing)
        let definite = sizing.definiteLength(basis, .horizontal)
        item(index).pointee.hasDefiniteFlexBasis = definite != nil
        let base: Double
        // Nothing is wider than its preferred width, but several columns.
        var isAboveMinimum = !isWrappedColumn(item(index).pointee.node, sizing.style)
        if let length = definite ?? (basis.isContentBased ? widths.length(basis, available: available) : nil)
        {
            base = length
            isAboveMinimum = sizing.style.pointee.flexBasis == .auto && definite != nil
        } else if let ratio = sizing.ratio, let height {
            base = sizing.transferred(height, from: .vertical, ratio: ratio)
        } else {
            base = widths.clampedByTransferredBounds(widths.content(.maxContentWidth))
        }
        item(index).pointee.flexBaseSize = base
        if !hasAutomaticMinimum(sizing) {
            item(index).pointee.minimumMainSize = widths.minimum(available: available)
        } else if isAboveMinimum, sizing.ratio == nil {
            item(index).pointee.hasPendingMinimum = true
            item(index).pointee.minimumMainSize = sizing.paddings(.horizontal)
        } else {
            item(index).pointee.minimumMainSize = automaticMinimumWidth(widths, maximum: maximum)
        }
    }

    private func isWrappedColumn(_ node: Int32, _ style: UnsafePointer<BoxStyle>) -> Bool {
        guard tree.node(node).pointee.kind == .flexContainer else { return false }
        let isColumn = style.pointee.flexDirection == .column || style.pointee.flexDirection == .columnReverse
        return isColumn && style.pointee.flexWrap != .nowrap
    }

    /// Determines an automatic minimum size that was put off.
    mutating func determinePendingMinimum(of index: Int) {
        guard item(index).pointee.hasPendingMinimum else { return }
        item(index).pointee.hasPendingMinimum = false
        let maximum = item(index).pointee.maximumMainSize
        if isRow {
            let widths = BoxWidths(
                tree: tree, node: item(index).pointee.node, sizing: item(index).pointee.sizing,
                height: item(index).pointee.definiteCrossSize ?? BoxQuestion.unknown)
            item(index).pointee.minimumMainSize = automaticMinimumWidth(widths, maximum: maximum)
        } else {
            item(index).pointee.minimumMainSize = automaticMinimumHeight(of: index, maximum: maximum)
        }
    }

    private mutating func determineFlexBaseHeight(of index: Int) {
        let sizing = item(index).pointee.sizing
        let maximum = sizing.style.pointee.maxHeight
        let minimum = sizing.style.pointee.minHeight
        let basis = usedFlexBasis(sizing)
        let definite = sizing.definiteLength(basis, .vertical)
        item(index).pointee.hasDefiniteFlexBasis = definite != nil
        let maximumHeight =
            maximum.isContentBased ? contentBasedBound(of: index) : sizing.definiteMaximum(.vertical)
        item(index).pointee.maximumMainSize = maximumHeight
        let base: Double
        if let definite {
            base = definite
        } else if !basis.isContentBased, let ratio = sizing.ratio,
            let width = item(index).pointee.definiteCrossSize
        {
            base = sizing.transferred(width, from: .horizontal, ratio: ratio)
            item(index).pointee.hasDefiniteFlexBasis = true
        } else if let ratio = sizing.ratio {
            base = sizing.transferred(columnItemWidth(index, height: nil), from: .horizontal, ratio: ratio)
        } else {
            base = contentHeight(of: index)
        }
        item(index).pointee.flexBaseSize = base
        if hasAutomaticMinimum(sizing), sizing.ratio == nil,
            definite == nil || sizing.style.pointee.flexBasis == .auto
        {
            item(index).pointee.hasPendingMinimum = true
            item(index).pointee.minimumMainSize = sizing.paddings(.vertical)
        } else if hasAutomaticMinimum(sizing) {
            item(index).pointee.minimumMainSize = automaticMinimumHeight(of: index, maximum: maximumHeight)
        } else {
            item(index).pointee.minimumMainSize =
                minimum.isContentBased ? contentBasedBound(of: index) : sizing.definiteMinimum(.vertical)
        }
    }

    /// The flex basis, or if it is `auto` the main size property.
    private mutating func usedFlexBasis(_ sizing: BoxSizing) -> CSSSize {
        let basis = sizing.style.pointee.flexBasis
        return basis == .auto ? sizing.preferredSize(main) : basis
    }

    mutating func hasAutomaticMinimum(_ sizing: BoxSizing) -> Bool {
        let minimum = sizing.minimumSize(main)
        switch minimum {
        case .auto: return sizing.style.pointee.overflow == .visible
        case .percent, .stretch:
            return false
        case .points, .minContent, .maxContent, .fitContent, .content: return false
        }
    }

    /// §4.5 Automatic minimum size of flex items, in a row.
    mutating func automaticMinimumWidth(_ widths: BoxWidths, maximum: Double) -> Double {
        let sizing = widths.sizing
        var minimum = widths.clampedByTransferredBounds(widths.content(.minContentWidth))
        if let ratio = sizing.ratio, widths.height >= 0 {
            minimum = widths.transferred(fromHeight: widths.height, ratio: ratio)
        }
        if let specified = sizing.definiteLength(sizing.style.pointee.width, .horizontal) {
            minimum = min(minimum, specified)
        }
        return min(minimum, maximum)
    }

    /// §4.5 Automatic minimum size of flex items, in a column.
    private mutating func automaticMinimumHeight(of index: Int, maximum: Double) -> Double {
        let sizing = item(index).pointee.sizing
        var minimum = contentHeight(of: index)
        if let ratio = sizing.ratio {
            if let bound = sizing.definiteLength(sizing.style.pointee.maxWidth, .horizontal) {
                minimum = min(minimum, sizing.transferred(bound, from: .horizontal, ratio: ratio))
            }
            if let bound = sizing.definiteLength(sizing.style.pointee.minWidth, .horizontal) {
                minimum = max(minimum, sizing.transferred(bound, from: .horizontal, ratio: ratio))
            }
        }
        if let specified = sizing.definiteLength(sizing.style.pointee.height, .vertical) {
            minimum = min(minimum, specified)
        }
        return min(minimum, maximum)
    }

    /// The height of a column's item as its content wants it, at the width that the item has before flexing.
    mutating func contentHeight(of index: Int) -> Double {
        let width = columnItemWidth(index, height: nil)
        let sizing = item(index).pointee.sizing
        let ratioHeight = sizing.ratio.map { sizing.transferred(width, from: .horizontal, ratio: $0) }
        // As in browsers, only a height that is really `auto` gives way to the content.
        if let ratioHeight, case .percent = sizing.style.pointee.height, percentageBase.height < 0 {
            return ratioHeight
        }
        let height = tree.answer(itemQuestion(width: width), of: item(index).pointee.node).intrinsicHeight
        return max(height, ratioHeight ?? height)
    }

    /// The border box's length of a minimum or maximum height that is the content's. The content is laid out in the height
    /// that the style gives.
    private mutating func contentBasedBound(of index: Int) -> Double {
        let sizing = item(index).pointee.sizing
        var question = itemQuestion(width: columnItemWidth(index, height: nil))
        question.height =
            sizing.definiteLength(sizing.style.pointee.height, .vertical) ?? BoxQuestion.unknown
        return tree.answer(question, of: item(index).pointee.node).intrinsicHeight
    }

    /// A layout of an item at a width, with the height left to the content.
    mutating func itemQuestion(width: Double) -> BoxQuestion {
        var question = BoxQuestion()
        question.width = width
        question.containingWidth = percentageBase.width
        question.containingHeight = percentageBase.height
        return question
    }

    /// The width of a column's item; `height` is its height if that is definite, which matters to aspect ratios.
    mutating func columnItemWidth(_ index: Int, height: Double?) -> Double {
        let current = item(index)
        if let width = current.pointee.definiteCrossSize, !hasContentBasedBounds(current.pointee.sizing) {
            return width
        }
        let sizing = current.pointee.sizing
        let widths = BoxWidths(
            tree: tree, node: current.pointee.node, sizing: sizing, height: height ?? BoxQuestion.unknown)
        let available = inner.width - sizing.margins(.horizontal)
        let width: Double
        if let definite = current.pointee.definiteCrossSize {
            width = definite
        } else if let length = widths.length(sizing.style.pointee.width, available: available) {
            width = length
        } else if let ratio = sizing.ratio, let height {
            width = widths.transferred(fromHeight: height, ratio: ratio)
        } else {
            width = widths.clampedByTransferredBounds(widths.fitContent(available: available))
        }
        return widths.clamped(width, available: available)
    }

    private mutating func hasContentBasedBounds(_ sizing: BoxSizing) -> Bool {
        sizing.style.pointee.minWidth.isContentBased || sizing.style.pointee.maxWidth.isContentBased
    }
}
