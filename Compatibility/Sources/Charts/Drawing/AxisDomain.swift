import Foundation

/// From where to where an axis goes.
struct AxisDomain {
    private(set) var domain: PositionScale.Domain
    /// Whether the ends may move to round numbers.
    private var isAutomatic: Bool

    init(
        _ marks: [(mark: Mark, extent: PlacedMark.Extent)], _ options: ChartOptions.AxisOptions,
        calendar: Calendar
    ) {
        let values = marks.compactMap { if case .at(let value) = $0.extent { value } else { nil } }
        let given = options.scale.values
        self.isAutomatic = given.isEmpty
        if !given.isEmpty, !options.scale.isRange, given.allSatisfy(\.isCategory) {
            self.domain = .names(options.visible(of: given))
            return
        }
        if given.isEmpty, values.contains(where: \.value.isCategory) {
            self.domain = .names(options.visible(of: values.map(\.value).filter(\.isCategory).unique))
            return
        }
        let isTime = (given + marks.flatMap { $0.mark.values(like: $0.extent) }).contains {
            if case .date = $0 { true } else { false }
        }
        var positions = given.isEmpty ? marks.flatMap(\.extent.positions) : given.compactMap(\.position)
        if given.isEmpty, !isTime, options.scale.includesZero ?? true { positions.append(0) }
        positions.removeAll { !$0.isFinite }
        var range = (positions.min() ?? 0)...(positions.max() ?? 1)
        if let length = options.visibleLength {
            let start = options.visibleStart?.position ?? range.lowerBound
            range = start...max(start + length, start)
            isAutomatic = false
        }
        self.domain = isTime ? .times(range) : .numbers(range)
    }

    /// The ticks of an axis of numbers.
    static func numberTicks(
        _ wanted: AxisMarkValues, _ range: ClosedRange<Double>, count: Int
    ) -> NumberTicks {
        if case .step(let step) = wanted.kind { return NumberTicks(step: step) }
        return NumberTicks(range: range, desiredCount: count, minimumStride: wanted.minimumStride)
    }

    /// The domain as far as the next ticks.
    func rounded(by wanted: AxisMarkValues, count: Int) -> AxisDomain {
        guard isAutomatic, case .numbers(var range) = domain else { return self }
        if range.lowerBound == range.upperBound {
            range =
                range.lowerBound...(range.lowerBound + (range.lowerBound == 0 ? 1 : abs(range.lowerBound)))
        }
        let ticks = Self.numberTicks(wanted, range, count: wanted.desiredCount ?? count)
        var result = self
        result.domain = .numbers(
            ticks.rounded(
                range, lower: wanted.roundsLowerBound ?? true, upper: wanted.roundsUpperBound ?? true))
        return result
    }
}

extension ChartOptions.AxisOptions {
    /// The names that are seen at a time.
    fileprivate func visible(of names: [PlottedValue]) -> [PlottedValue] {
        guard let visibleLength, visibleLength >= 1 else { return names }
        let start = visibleStart.flatMap(names.firstIndex) ?? 0
        return Array(names[start...].prefix(Int(visibleLength)))
    }
}

extension Mark {
    /// The values that an extent was made of, on whichever axis.
    fileprivate func values(like extent: PlacedMark.Extent) -> [PlottedValue] {
        switch extent {
        case .full: []
        case .at(let value): [value.value]
        case .between(let start, let end):
            [x, xStart, xEnd, y, yStart, yEnd].compactMap { $0?.value }
                .filter { $0.position == start || $0.position == end }
        }
    }
}
