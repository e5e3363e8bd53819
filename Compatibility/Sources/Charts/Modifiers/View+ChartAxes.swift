public import Foundation
public import Vitrine

nonisolated extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.x.visibility = visibility }
    }

    public func chartYAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.y.visibility = visibility }
    }

    public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let contents = AxisContents(of: content())
        return chartOptions { $0.x.content = contents }
    }

    public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let contents = AxisContents(of: content())
        return chartOptions { $0.y.content = contents }
    }

    /// The labels of the axis as a view.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.x.style = { AnyView(content(ChartAxisContent(view: $0))) } }
    }

    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.y.style = { AnyView(content(ChartAxisContent(view: $0))) } }
    }

    public func chartXAxisLabel(
        _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        let place = position == .automatic ? .bottom : position
        return chartOptions { $0.x.title = (view, place, alignment, spacing ?? 4) }
    }

    public func chartYAxisLabel(
        _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartOptions { $0.y.title = (view, position, alignment, spacing ?? 8) }
    }
}

extension AxisContents {
    fileprivate init(of content: some AxisContent) {
        content.collect(into: &self)
    }
}

/// The labels of an axis.
public nonisolated struct ChartAxisContent: View {
    let view: AnyView

    @MainActor public var body: some View { view }
}
