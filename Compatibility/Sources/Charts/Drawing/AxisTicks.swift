import Foundation
import Vitrine

/// What stands at the values of an axis.
struct AxisTicks {
    /// A value with its lines, ticks and labels.
    struct Tick {
        let value: PlottedValue
        let parts: [AxisMarkPart]
        let position: AxisMarkPosition
        /// The text where a label says nothing else.
        let text: (Locale) -> String
    }

    let ticks: [Tick]

    /// The scale of an axis with its ticks, which may widen it to round numbers.
    static func scale(
        for marks: [(mark: Mark, extent: PlacedMark.Extent)], _ options: ChartOptions.AxisOptions,
        isFlipped: Bool, count: Int, length: CGFloat, calendar: Calendar
    ) -> (PositionScale, AxisTicks) {
        let isHidden = options.visibility == .hidden || marks.allSatisfy { $0.extent == .full }
        let contents = isHidden ? [] : options.content?.marks ?? [AxisMarksDescription()]
        let domain = AxisDomain(marks, options, calendar: calendar)
            .rounded(by: contents.first?.values ?? AxisMarkValues(), count: count)
        let isFlippedScale =
            if case .names = domain.domain { options.scale.isReversed } else {
                isFlipped != options.scale.isReversed
            }
        let scale = PositionScale(
            domain: domain.domain, isFlipped: isFlippedScale, startPadding: options.paddings.start,
            endPadding: options.paddings.end)
        let isNormalized = marks.contains { $0.mark.stacking == .normalized && $0.extent.isBetween }
        let ticks = contents.map { $0.written(asPercent: isNormalized) }.flatMap {
            Self.ticks($0, scale, isVertical: isFlipped, count: count, length: length, calendar: calendar)
        }
        return (scale, AxisTicks(ticks: ticks))
    }

    private static func ticks(
        _ marks: AxisMarksDescription, _ scale: PositionScale, isVertical: Bool, count: Int, length: CGFloat,
        calendar: Calendar
    ) -> [Tick] {
        let (values, text) = values(marks.values, scale, count: count, length: length, calendar: calendar)
        return values.enumerated().map { index, value in
            let axisValue = AxisValue(value: value, index: index, count: values.count)
            var parts = AxisMarkParts()
            if let content = marks.content {
                content(axisValue).collect(into: &parts)
            } else {
                if !value.isCategory { AxisGridLine().collect(into: &parts) }
                if !value.isCategory, !isVertical { AxisTick().collect(into: &parts) }
                AxisValueLabel().collect(into: &parts)
            }
            // Names stand before lying bars, numbers behind the plot.
            let isName = isVertical && value.isCategory && marks.position == .automatic
            let position = isName ? .leading : marks.position
            return Tick(value: value, parts: parts.parts, position: position) { locale in
                marks.format?(value) ?? text(value, locale)
            }
        }
    }

    /// The values where marks of an axis stand, and how they are written.
    private static func values(
        _ wanted: AxisMarkValues, _ scale: PositionScale, count: Int, length: CGFloat, calendar: Calendar
    ) -> ([PlottedValue], (PlottedValue, Locale) -> String) {
        let count = wanted.desiredCount ?? count
        if case .names(let names) = scale.domain {
            if case .values(let values) = wanted.kind { return (values, { $0.text($1, digits: 0) }) }
            return (names, { $0.text($1, digits: 0) })
        }
        switch (scale.domain, wanted.kind) {
        case (.times(let range), .calendar(let unit, let step, let own)):
            let ticks = DateTicks(unit: unit, count: step, calendar: own ?? calendar)
            return (ticks.values(in: range).map(PlottedValue.date), { $0.text($1, ticks) })
        case (.times(let range), .values(let values)):
            let ticks = DateTicks(range: range, desiredCount: max(values.count, 1), calendar: calendar)
            return (values, { $0.text($1, ticks) })
        case (.times(let range), _):
            let ticks = DateTicks(range: range, desiredCount: count, calendar: calendar)
            return (ticks.values(in: range).map(PlottedValue.date), { $0.text($1, ticks) })
        case (.numbers(let range), .values(let values)):
            let digits = values.compactMap(\.position).map { NumberTicks(step: abs($0)).fractionDigits }.max()
            return (
                values.filter { $0.position.map(range.contains) ?? false },
                { $0.text($1, digits: digits ?? 0) }
            )
        case (.numbers(let range), _):
            let ticks = AxisDomain.numberTicks(wanted, range, count: count)
            let digits = ticks.fractionDigits
            return (
                ticks.values(in: range).map(PlottedValue.number), { $0.text($1, digits: digits) }
            )
        case (.names, _): return ([], { _, _ in "" })
        }
    }
}

extension AxisMarksDescription {
    /// The marks whose numbers are parts of a whole.
    fileprivate func written(asPercent isPercent: Bool) -> AxisMarksDescription {
        guard isPercent, format == nil else { return self }
        var result = self
        result.format = { value in value.position.map { "\(Int(($0 * 100).rounded()))%" } }
        return result
    }
}

extension PlacedMark.Extent {
    fileprivate var isBetween: Bool { if case .between = self { true } else { false } }
}

extension PlottedValue {
    fileprivate func text(_ locale: Locale, digits: Int) -> String {
        switch self {
        case .category(let name): name
        case .number(let number):
            number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
        case .date(let date): date.formatted(Date.FormatStyle(date: .abbreviated, locale: locale))
        }
    }

    fileprivate func text(_ locale: Locale, _ ticks: DateTicks) -> String {
        guard case .date(let date) = self else { return text(locale, digits: 0) }
        return ticks.text(for: date, locale: locale)
    }
}
