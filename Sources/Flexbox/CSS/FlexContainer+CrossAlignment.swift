import VitrineGeometry

extension FlexContainer {
    /// Steps 13 and 14: resolves auto margins across the main axis and aligns the items in their lines.
    mutating func alignAlongCrossAxis() {
        for index in 0..<lineCount {
            for position in line(index).pointee.items { align(item(position), in: line(index)) }
        }
    }

    private mutating func align(
        _ item: UnsafeMutablePointer<FlexItem>, in line: UnsafeMutablePointer<FlexLine>
    ) {
        let free = line.pointee.crossSize - item.pointee.crossSize - item.pointee.margins(cross)
        let autoMargins = item.pointee.sizing.hasAutoMargins(cross)
        if autoMargins.start || autoMargins.end {
            resolveAutoMargins(of: item, free: free, autoMargins)
            item.pointee.crossPosition = 0
            return
        }
        item.pointee.crossPosition =
            baselineAlignment(of: item) == .auto
            ? offset(of: item, free: free) : baselineOffset(of: item, in: line, free: free)
    }

    /// Step 13. Space that is missing is not taken from margins.
    private mutating func resolveAutoMargins(
        of item: UnsafeMutablePointer<FlexItem>, free: Double, _ auto: (start: Bool, end: Bool)
    ) {
        guard free > 0 else { return }
        let part = auto.start && auto.end ? free / 2 : free
        if auto.start { setMargin(part, of: item, cross, atStart: true) }
        if auto.end { setMargin(part, of: item, cross, atStart: false) }
    }

    /// Where `align-self` puts a margin box, from the cross-start edge.
    mutating func offset(of item: UnsafeMutablePointer<FlexItem>, free: Double) -> Double {
        let alignment = item.pointee.alignment
        let start = isWrapReversed ? free : 0
        let end = isWrapReversed ? 0 : free
        if alignment.overflow == .safe, free < 0 { return start }
        let isTurned =
            !isRow && tree.node(item.pointee.node).pointee.flags.contains(.isRightToLeft) != isRightToLeft
        switch alignment.keyword {
        case .center: return free / 2
        case .flexEnd: return free
        case .start, .left: return start
        case .end, .right: return end
        case .selfStart: return isTurned ? end : start
        case .selfEnd: return isTurned ? start : end
        case .firstBaseline: return start
        case .lastBaseline: return end
        case .auto, .normal, .stretch, .flexStart, .spaceBetween, .spaceAround, .spaceEvenly: return 0
        }
    }

    /// Step 16: aligns the lines in the container.
    mutating func alignLines() {
        guard isMultiline else { return }
        let free = freeCrossSpace()
        let direction = AlignmentDirection(
            isStartReversed: isWrapReversed,
            startsAtLeft: isRow ? nil : isRightToLeft == isWrapReversed)
        let distribution = ContentDistribution(
            style.pointee.alignContent, free: free, count: lineCount, in: direction)
        var position = distribution.offset
        for index in 0..<lineCount {
            line(index).pointee.crossPosition = position
            position += line(index).pointee.crossSize + crossGap + distribution.between
        }
    }

    /// Whether the cross-start edge is the right or the bottom one.
    var isCrossStartReversed: Bool {
        isRow ? isWrapReversed : isWrapReversed != isRightToLeft
    }
}
