import VitrineGeometry

extension FlexContainer {
    /// Step 12: distributes what free space is left along the main axis, to auto margins or else by `justify-content`.
    mutating func alignAlongMainAxis() {
        for index in 0..<lineCount {
            let items = line(index).pointee.items
            guard !items.isEmpty else { continue }
            var free = inner[main] - Double(items.count - 1) * mainGap
            for position in items {
                free -= item(position).pointee.mainSize + item(position).pointee.margins(main)
            }
            if free > 0, shareAmongAutoMargins(free, items) { free = 0 }
            place(items, free: free)
        }
    }

    /// Gives equal parts of the free space to the auto margins of a line; false if it has none.
    private mutating func shareAmongAutoMargins(_ free: Double, _ items: Range<Int>) -> Bool {
        var count = 0
        for position in items {
            let margins = item(position).pointee.sizing.hasAutoMargins(main)
            count += (margins.start ? 1 : 0) + (margins.end ? 1 : 0)
        }
        guard count > 0 else { return false }
        let part = free / Double(count)
        for position in items {
            let margins = item(position).pointee.sizing.hasAutoMargins(main)
            if margins.start { setMargin(part, of: item(position), main, atStart: true) }
            if margins.end { setMargin(part, of: item(position), main, atStart: false) }
        }
        return true
    }

    /// Sets a margin; the start is the left or the top.
    mutating func setMargin(
        _ length: Double, of item: UnsafeMutablePointer<FlexItem>, _ axis: LayoutAxis, atStart: Bool
    ) {
        switch (axis, atStart) {
        case (.horizontal, true): item.pointee.margin.left = length
        case (.horizontal, false): item.pointee.margin.right = length
        case (.vertical, true): item.pointee.margin.top = length
        case (.vertical, false): item.pointee.margin.bottom = length
        }
    }

    private mutating func place(_ items: Range<Int>, free: Double) {
        let distribution = ContentDistribution(
            style.pointee.justifyContent, free: free, count: items.count, in: mainDirection)
        var position = distribution.offset
        for index in items {
            item(index).pointee.mainPosition = position
            position += item(index).pointee.mainSize + item(index).pointee.margins(main)
            position += mainGap + distribution.between
        }
    }

    /// How the main axis runs.
    var mainDirection: AlignmentDirection {
        let isLeftToRight = isReversed == isRightToLeft
        return AlignmentDirection(
            isStartReversed: isReversed, startsAtLeft: isRow ? isLeftToRight : nil)
    }
}

/// How an axis runs, compared with writing and with the page.
struct AlignmentDirection {
    /// Whether the flex start is the writing mode's end.
    var isStartReversed: Bool
    /// Whether the flex start is at the left; nothing for vertical axes.
    var startsAtLeft: Bool?
}

/// The distribution of free space by `justify-content` and `align-content`.
struct ContentDistribution {
    /// Before the first subject.
    var offset = 0.0
    /// Between two subjects, in addition to gaps.
    var between = 0.0

    init(_ alignment: CSSAlignment, free: Double, count: Int, in direction: AlignmentDirection) {
        let parts = Double(count)
        switch alignment.keyword {
        case .spaceBetween where free > 0 && count > 1:
            between = free / (parts - 1)
        case .spaceAround where free > 0:
            between = free / parts
            offset = between / 2
        case .spaceEvenly where free > 0:
            between = free / (parts + 1)
            offset = between
        default:
            offset = Self.offset(Self.fallback(alignment), free: free, in: direction)
        }
    }

    /// The alignment that stands for a distribution where there is nothing to distribute: CSS Align's fallback alignment.
    private static func fallback(_ alignment: CSSAlignment) -> CSSAlignment {
        switch alignment.keyword {
        case .spaceBetween, .stretch, .normal, .auto: .flexStart
        case .spaceAround, .spaceEvenly: CSSAlignment(.center, overflow: .safe)
        case .firstBaseline: .start
        case .lastBaseline: .end
        case .start, .end, .center, .flexStart, .flexEnd, .selfStart, .selfEnd, .left, .right: alignment
        }
    }

    private static func offset(
        _ alignment: CSSAlignment, free: Double, in direction: AlignmentDirection
    ) -> Double {
        if alignment.overflow == .safe, free < 0 {
            return direction.isStartReversed ? free : 0
        }
        switch alignment.keyword {
        case .center: return free / 2
        case .flexEnd: return free
        case .start, .selfStart: return direction.isStartReversed ? free : 0
        case .end, .selfEnd: return direction.isStartReversed ? 0 : free
        case .left:
            guard let startsAtLeft = direction.startsAtLeft else {
                return direction.isStartReversed ? free : 0
            }
            return startsAtLeft ? 0 : free
        case .right:
            guard let startsAtLeft = direction.startsAtLeft else {
                return direction.isStartReversed ? free : 0
            }
            return startsAtLeft ? free : 0
        case .auto, .normal, .stretch, .flexStart, .firstBaseline, .lastBaseline, .spaceBetween,
            .spaceAround, .spaceEvenly:
            return 0
        }
    }
}
