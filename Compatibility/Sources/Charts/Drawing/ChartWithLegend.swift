import Foundation
import Vitrine

/// A chart with its titles, legend and layers.
struct ChartWithLegend: View {
    let plan: ChartPlan

    var body: some View {
        let (legend, position) = (plan.options.legend, plan.options.legend.position)
        let alignment = legend.alignment ?? .leading
        Group {
            if !hasLegend {
                chart
            } else if position == .leading || position == .trailing {
                HStack(alignment: alignment.vertical, spacing: legend.spacing ?? 8) {
                    if position == .leading { legendView }
                    chart
                    if position == .trailing { legendView }
                }
            } else {
                VStack(alignment: alignment.horizontal, spacing: legend.spacing ?? 8) {
                    if position.isAbove { legendView }
                    chart
                    if !position.isAbove { legendView }
                }
            }
        }
    }

    private var hasLegend: Bool {
        if plan.options.legend.visibility == .hidden { return false }
        return plan.options.legend.content != nil || !plan.styleDomain.isEmpty || !plan.symbolDomain.isEmpty
    }

    @ViewBuilder private var legendView: some View {
        if let content = plan.options.legend.content { content } else { ChartLegend(plan: plan) }
    }

    private var chart: some View {
        let (x, y) = (plan.options.x.title, plan.options.y.title)
        let titleOfY = y.flatMap { $0.position.isBeside ? nil : $0 }
        return VStack(
            alignment: titleOfY?.alignment?.horizontal ?? .trailing, spacing: titleOfY?.spacing ?? 0
        ) {
            if let titleOfY, !titleOfY.position.isBelow { title(titleOfY.view) }
            VStack(alignment: x?.alignment?.horizontal ?? .leading, spacing: x?.spacing ?? 0) {
                if let x, x.position.isAbove { title(x.view) }
                frame
                if let x, !x.position.isAbove { title(x.view) }
            }
            if let titleOfY, titleOfY.position.isBelow { title(titleOfY.view) }
        }
    }

    private func title(_ view: AnyView) -> some View {
        view.font(.caption2).foregroundStyle(.secondary)
    }

    private var frame: some View {
        ChartFrame {
            plan.options.plotStyle(ChartPlotContent(plan: plan)).layoutValue(key: PlotSide.self, value: .plot)
            if plan.hasAxes {
                labels(.bottom)
                labels(.top)
                labels(.leading)
                labels(.trailing)
            }
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { ChartLayers(plan.options.backgrounds, plan, $0) }
        .overlayPreferenceValue(PlotFrameKey.self) { ChartLayers(plan.options.overlays, plan, $0) }
    }

    /// The labels on a side. By themselves those of x are below and those of y behind the plot.
    private func labels(_ side: PlotSide) -> some View {
        let isVertical = side == .leading || side == .trailing
        let all = isVertical ? plan.yTicks.ticks : plan.xTicks.ticks
        let ticks = all.filter { tick in
            switch side {
            case .leading: tick.position == .leading
            case .trailing: tick.position != .leading
            case .top: tick.position == .top
            default: tick.position != .top
            }
        }
        let view = AxisLabels(
            ticks: ticks, scale: isVertical ? plan.y : plan.x, isVertical: isVertical,
            isBeforePlot: side == .leading || side == .top)
        let style = isVertical ? plan.options.y.style : plan.options.x.style
        return style(AnyView(view)).layoutValue(key: PlotSide.self, value: side)
    }
}

extension AnnotationPosition {
    fileprivate var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(self) }
    fileprivate var isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
    fileprivate var isBeside: Bool { self == .leading || self == .trailing }
}

/// Views over or behind a chart that know where its plot is.
private struct ChartLayers: View {
    let layers: [ChartOptions.Layer]
    let plan: ChartPlan
    let anchor: Anchor<CGRect>?

    init(_ layers: [ChartOptions.Layer], _ plan: ChartPlan, _ anchor: Anchor<CGRect>?) {
        self.layers = layers
        self.plan = plan
        self.anchor = anchor
    }

    var body: some View {
        if !layers.isEmpty {
            GeometryReader { geometry in
                let size = anchor.map { geometry[$0].size } ?? .zero
                let proxy = ChartProxy(plan: plan, plotSize: size, plotFrame: anchor)
                ForEach(0..<layers.count, id: \.self) { index in
                    layers[index].content(proxy)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
                }
            }
        }
    }
}
