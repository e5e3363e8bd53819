import Foundation
import Vitrine

/// The labels on one side of a plot.
struct AxisLabels: View {
    @Environment(\.locale) private var locale
    let ticks: [AxisTicks.Tick]
    let scale: PositionScale
    let isVertical: Bool
    /// Whether the labels end at the plot and do not begin there.
    let isBeforePlot: Bool

    var body: some View {
        let labels = labels
        AxisLabelLayout(isVertical: isVertical, isBeforePlot: isBeforePlot, scale: scale) {
            ForEach(0..<labels.count, id: \.self) { index in
                labels[index].view.layoutValue(key: AxisLabelPlace.self, value: labels[index].place)
            }
        }
    }

    private var labels: [(view: AnyView, place: AxisLabelPlace.Value)] {
        ticks.enumerated().flatMap { index, tick -> [(view: AnyView, place: AxisLabelPlace.Value)] in
            guard let start = scale.fraction(of: MarkValue(value: tick.value)) else { return [] }
            // Behind the last line there is nothing in whose middle a label could stand.
            let isAtEnd = !tick.value.isCategory && start > 1 - 1e-6
            return tick.parts.compactMap { part in
                guard case .label(let content) = part.kind, !(part.isCentered == true && isAtEnd) else {
                    return nil
                }
                return (
                    AnyView(view(content, part, tick)),
                    place(of: part, tick, at: start, next: index + 1 < ticks.count ? ticks[index + 1] : nil)
                )
            }
        }
    }

    @ViewBuilder
    private func view(
        _ content: AxisLabelContent, _ part: AxisMarkPart, _ tick: AxisTicks.Tick
    ) -> some View {
        Group {
            switch content {
            case .automatic: Text(tick.text(locale))
            case .text(let text): Text(text(tick.value) ?? "")
            case .view(let view): view
            }
        }
        .font(part.font ?? .caption2)
        .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
        .fixedSize()
        .offset(part.offset)
    }

    /// Labels of dates begin at their line, those that are centred stand in the middle of the way to the next one.
    private func place(
        of part: AxisMarkPart, _ tick: AxisTicks.Tick, at start: Double, next: AxisTicks.Tick?
    ) -> AxisLabelPlace.Value {
        let isDate = if case .date = tick.value { true } else { false }
        let end = next.flatMap { scale.fraction(of: MarkValue(value: $0.value)) }
        let hasLine = tick.parts.contains { if case .label = $0.kind { false } else { true } }
        var place = AxisLabelPlace.Value(fraction: start)
        if part.isCentered == true, isDate || !tick.value.isCategory {
            let previous =
                ticks.count > 1 ? scale.fraction(of: MarkValue(value: ticks[ticks.count - 2].value)) : nil
            let length = end.map { $0 - start } ?? previous.map { start - $0 } ?? 0
            place.fraction = min(start + length / 2, 1)
        } else if let anchor = part.anchor {
            place.anchor = isVertical ? anchor.y : anchor.x
        } else if isDate, !isVertical, hasLine, part.isCentered == nil {
            place.anchor = 0
            place.gap = 4
        }
        return place
    }
}

/// Where a label stands along its axis.
private enum AxisLabelPlace: LayoutValueKey {
    struct Value: Sendable {
        var fraction = 0.5
        /// The part of the label that stands there.
        var anchor: CGFloat = 0.5
        var gap: CGFloat = 0
    }

    static let defaultValue = Value()
}

/// Labels at their places along an axis, as deep as the deepest.
private struct AxisLabelLayout: Layout {
    let isVertical: Bool
    let isBeforePlot: Bool
    let scale: PositionScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return isVertical
            ? CGSize(width: sizes.map(\.width).max() ?? 0, height: proposal.height ?? 0)
            : CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        // Guides are asked for in bounds of any size.
        let whole = isVertical ? bounds.height : bounds.width
        let length = whole.isFinite ? whole : 0
        var taken: [(start: CGFloat, end: CGFloat)] = []
        for subview in subviews {
            let place = subview[AxisLabelPlace.self]
            let size = subview.sizeThatFits(.unspecified)
            let depth = isVertical ? size.height : size.width
            let start = scale.place(fraction: place.fraction, in: length) + place.gap - place.anchor * depth
            // A layout cannot leave a view out, so what would touch a label before goes where nothing is seen.
            let isFree = !taken.contains { $0.start <= start + depth && start <= $0.end }
            if isFree { taken.append((start, start + depth)) }
            let along = isFree ? start : -100_000
            let point = CGPoint(
                x: isVertical ? (isBeforePlot ? bounds.maxX - size.width : bounds.minX) : bounds.minX + along,
                y: bounds.minY + (isVertical ? along : isBeforePlot ? bounds.height - size.height : 0))
            subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
        }
    }
}
