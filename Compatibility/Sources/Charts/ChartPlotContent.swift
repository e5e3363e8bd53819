public import Vitrine

/// The part of a chart where its marks are.
public struct ChartPlotContent: View {
    let plan: ChartPlan

    public var body: some View {
        GeometryReader { proxy in PlotView(plan: plan, size: proxy.size) }
            .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }
}

/// Where the plot of a chart is.
enum PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
