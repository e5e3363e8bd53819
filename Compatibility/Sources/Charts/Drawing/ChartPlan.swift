import Foundation
import Vitrine

/// All that is known of a chart before its size.
struct ChartPlan {
    private(set) var marks: [PlacedMark]
    let x: PositionScale
    let y: PositionScale
    let options: ChartOptions
    let styleDomain: [PlottedValue]
    let symbolDomain: [PlottedValue]
    let groups: [PlottedValue]
    let xTicks: AxisTicks
    let yTicks: AxisTicks
    let calendar: Calendar

    init(_ marks: [Mark], _ options: ChartOptions, size: CGSize, calendar: Calendar) {
        self.marks = MarkPlacing.placed(marks)
        self.options = options
        self.calendar = calendar
        self.styleDomain = options.styles.domain ?? marks.compactMap(\.styleValue).unique
        self.symbolDomain = options.symbols.domain ?? marks.compactMap(\.symbolValue).unique
        self.groups = marks.compactMap(\.group).unique
        let xCount = min(max(Int(size.width / 45), 2), 5)
        let yCount = min(max(Int(size.height / 45), 2), 5)
        (self.x, self.xTicks) = AxisTicks.scale(
            for: self.marks.map { ($0.mark, $0.x) }, options.x, isFlipped: false, count: xCount,
            length: size.width, calendar: calendar)
        (self.y, self.yTicks) = AxisTicks.scale(
            for: self.marks.map { ($0.mark, $0.y) }, options.y, isFlipped: true, count: yCount,
            length: size.height, calendar: calendar)
    }

    /// The same chart with other marks.
    @MainActor func showing(_ content: any ChartContent) -> ChartPlan {
        var marks = ChartMarks()
        content.collect(into: &marks)
        var plan = self
        plan.marks = MarkPlacing.placed(marks.marks)
        return plan
    }

    /// What is asked for that is not drawn here.
    @MainActor var unsupported: String? {
        for case .mask(let content) in marks.flatMap(\.mark.effects) {
            if let name = showing(content).unsupported { return name }
        }
        if let name = options.unsupported ?? marks.lazy.compactMap(\.mark.unsupported).first { return name }
        let hasScaledStyles = marks.contains { $0.mark.style == nil && $0.mark.styleValue?.position != nil }
        let knowsStyles = options.styles.mapping != nil || options.gradient != nil
        return hasScaledStyles && !knowsStyles ? "foregroundStyle(by:) of numbers" : nil
    }

    /// Whether marks lie beyond what is seen.
    var isScrolled: Bool { options.x.visibleLength != nil || options.y.visibleLength != nil }

    var hasAxes: Bool { marks.contains { $0.mark.kind != .sector } }

    func style(of mark: Mark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        let value = mark.styleValue
        return value.flatMap(style(of:)) ?? AnyShapeStyle(Color.blue)
    }

    func style(of value: PlottedValue) -> AnyShapeStyle? {
        if options.gradient != nil { return gradientColor(of: value).map { AnyShapeStyle($0) } }
        let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
        return options.styles.style(of: value, in: styleDomain, otherwise: colors.map { AnyShapeStyle($0) })
    }

    /// The colour that a gradient has at the value's place.
    func gradientColor(of value: PlottedValue) -> Color? {
        place(of: value).flatMap { options.gradient?.color(at: $0) }
    }

    /// Where a value lies in the domain of styles, from 0 to 1.
    private func place(of value: PlottedValue) -> Double? {
        let positions = styleDomain.compactMap(\.position)
        if let position = value.position, let least = positions.min(), let greatest = positions.max() {
            guard greatest > least else { return 0 }
            return min(max((position - least) / (greatest - least), 0), 1)
        }
        return styleDomain.firstIndex(of: value).map { Double($0) / Double(max(styleDomain.count - 1, 1)) }
    }

    func symbol(of mark: Mark) -> (any ChartSymbolShape)? {
        mark.symbol ?? mark.symbolValue.flatMap(symbol(of:))
    }

    func symbol(of value: PlottedValue) -> (any ChartSymbolShape)? {
        options.symbols.style(of: value, in: symbolDomain, otherwise: BasicChartSymbolShape.all)
    }
}

extension Array where Element: Hashable {
    /// Each element once, in the order of first appearance.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Gradient {
    /// The colour at a place from 0 to 1, mixed of those of the stops around it.
    fileprivate func color(at place: Double) -> Color {
        guard let next = stops.firstIndex(where: { $0.location >= place }) else {
            return stops.last?.color ?? .clear
        }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (place - before.location) / (after.location - before.location)
        return before.color.mix(with: after.color, by: part, in: .device)
    }
}
