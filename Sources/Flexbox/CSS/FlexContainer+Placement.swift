import VitrineGeometry

extension FlexContainer {
    /// Writes the items' boxes and the layouts decided for them to the tree.
    mutating func placeItems() {
        for index in 0..<lineCount {
            let crossPosition = line(index).pointee.crossPosition
            for position in line(index).pointee.items {
                let current = item(position)
                let node = current.pointee.node
                tree.node(node).pointee.frame = frame(of: current, lineCrossPosition: crossPosition).bounded
                tree.box(node).pointee.decided = finalQuestion(for: current)
            }
        }
    }

    /// The item's border box, from the corner of the container's border box.
    private mutating func frame(
        of item: UnsafeMutablePointer<FlexItem>, lineCrossPosition: Double
    ) -> Rect {
        var frame = Rect.zero
        frame.size[main] = item.pointee.mainSize
        frame.size[cross] = item.pointee.crossSize
        let mainPosition = item.pointee.mainPosition
        let crossPosition = item.pointee.crossPosition + lineCrossPosition
        let isMainReversed = isRow ? isReversed != isRightToLeft : isReversed
        let mainStart = edge(
            mainPosition, length: frame.size[main] + item.pointee.margins(main), main, isMainReversed)
        let crossStart = edge(
            crossPosition, length: frame.size[cross] + item.pointee.margins(cross), cross,
            isCrossStartReversed)
        let offset = relativeOffset(of: item)
        frame.origin = Point(
            x: (isRow ? mainStart : crossStart) + sizing.padding.left + item.pointee.margin.left + offset.x,
            y: (isRow ? crossStart : mainStart) + sizing.padding.top + item.pointee.margin.top + offset.y)
        return frame
    }

    /// The left or top edge of something at a position from the start of an axis.
    @inline(__always)
    private func edge(
        _ position: Double, length: Double, _ axis: LayoutAxis, _ isReversed: Bool
    ) -> Double {
        isReversed ? inner[axis] - position - length : position
    }

    /// How far a relatively positioned item is moved.
    mutating func relativeOffset(of item: UnsafeMutablePointer<FlexItem>) -> Point {
        guard item.pointee.sizing.traits.contains(.hasInsets),
            item.pointee.style.pointee.position == .relative
        else { return .zero }
        let inset = item.pointee.style.pointee.inset
        let height = percentageHeightOfInsets
        let left = inset.left.resolved(against: inner.width)
        let right = inset.right.resolved(against: inner.width).map { -$0 }
        let top = inset.top.resolved(against: height)
        let bottom = inset.bottom.resolved(against: height).map { -$0 }
        return Point(x: (isRightToLeft ? right ?? left : left ?? right) ?? 0, y: top ?? bottom ?? 0)
    }

    private var percentageHeightOfInsets: Double? {
        percentageBase.height < 0 ? nil : percentageBase.height
    }

    /// The layout that an item finally gets.
    mutating func finalQuestion(for item: UnsafeMutablePointer<FlexItem>) -> BoxQuestion {
        var question = itemQuestion(width: isRow ? item.pointee.mainSize : item.pointee.crossSize)
        if isRow {
            if item.pointee.isCrossSizeGiven { question.height = item.pointee.crossSize }
        } else {
            question.height = item.pointee.mainSize
            question.isHeightIndefinite = percentageBase.height < 0 && !item.pointee.hasDefiniteFlexBasis
        }
        return question
    }
}
