/// Puts marks on top of each other.
struct MarkPlacing {
    private struct Stack: Hashable {
        let kind: Mark.Kind
        let isVertical: Bool
        let base: PlottedValue?
        let group: PlottedValue?
        let isNegative: Bool
    }

    private var heights: [Stack: Double] = [:]
    private var totals: [Stack: Double] = [:]

    static func placed(_ marks: [Mark]) -> [PlacedMark] {
        var placing = MarkPlacing()
        for mark in marks {
            guard let value = mark.stackedValue else { continue }
            placing.totals[placing.stack(of: mark, value), default: 0] += value
        }
        return marks.map { placing.place($0) }
    }

    private func stack(of mark: Mark, _ value: Double) -> Stack {
        Stack(
            kind: mark.kind, isVertical: mark.isVertical, base: mark.base?.key,
            group: mark.kind == .bar ? mark.group : nil, isNegative: value < 0)
    }

    private mutating func place(_ mark: Mark) -> PlacedMark {
        guard let value = mark.stackedValue else {
            return PlacedMark(
                mark: mark, x: Self.extent(mark.x, mark.xStart, mark.xEnd),
                y: Self.extent(mark.y, mark.yStart, mark.yEnd))
        }
        let stack = stack(of: mark, value)
        var (start, end) = (heights[stack] ?? 0, (heights[stack] ?? 0) + value)
        heights[stack] = end
        let total = totals[stack] ?? 0
        switch mark.stacking {
        case .standard: break
        case .unstacked: (start, end) = (0, value)
        case .normalized: if total != 0 { (start, end) = (start / abs(total), end / abs(total)) }
        case .center: (start, end) = (start - total / 2, end - total / 2)
        }
        let base = mark.base.map(PlacedMark.Extent.at) ?? .full
        return mark.isVertical
            ? PlacedMark(mark: mark, x: base, y: .between(start, end))
            : PlacedMark(mark: mark, x: .between(start, end), y: base)
    }

    private static func extent(
        _ value: MarkValue?, _ start: MarkValue?, _ end: MarkValue?
    ) -> PlacedMark.Extent {
        if let low = start?.value.position, let high = end?.value.position { return .between(low, high) }
        return value.map(PlacedMark.Extent.at) ?? .full
    }
}

extension Mark {
    /// Whether values go up from the x axis.
    var isVertical: Bool {
        guard kind == .bar else { return true }
        guard let y else { return false }
        guard x != nil else { return true }
        guard case .number = y.value, y.bin == nil else { return false }
        return true
    }

    /// Where a bar or area stands.
    var base: MarkValue? { isVertical ? x : y }

    /// What is put on top of others; nothing for marks between values of their own.
    var stackedValue: Double? {
        guard kind == .bar || kind == .area, xStart == nil, yStart == nil,
            case .number(let number)? = (isVertical ? y : x)?.value, number.isFinite
        else { return nil }
        return number
    }
}
