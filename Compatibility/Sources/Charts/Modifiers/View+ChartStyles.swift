public import Foundation
public import Vitrine

nonisolated extension View {
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, Style>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map { AnyShapeStyle($0.value) })
        return chartOptions { $0.styles = ValueScale(domain: domain, range: range) }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain, Style: ShapeStyle>(
        domain: Domain, range: [Style], type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain.domainValues.values, range.map { AnyShapeStyle($0) })
        return chartOptions { $0.styles = ValueScale(domain: domain.isEmpty ? nil : domain, range: range) }
    }

    public func chartForegroundStyleScale<Style: ShapeStyle>(
        range: [Style], type: ScaleType? = nil
    ) -> some View {
        let range = range.map { AnyShapeStyle($0) }
        return chartOptions { $0.styles.range = range }
    }

    /// Colours by the places of values between the least and the greatest, or among the names.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chartOptions { $0.gradient = range }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        chartForegroundStyleScale(domain: domain).chartForegroundStyleScale(range: range)
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain.domainValues.values
        return chartOptions { $0.styles.domain = domain.isEmpty ? nil : domain }
    }

    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        mapping: @escaping (Value) -> Style
    ) -> some View {
        chartOptions { $0.styles.mapping = { Value(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> Style
    ) -> some View {
        chartForegroundStyleScale(domain: domain).chartForegroundStyleScale(mapping: mapping)
    }

    public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
        _ mapping: KeyValuePairs<Value, Symbol>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map { $0.value as any ChartSymbolShape })
        return chartOptions { $0.symbols = ValueScale(domain: domain, range: range) }
    }

    public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
        chartOptions { $0.symbols.range = range }
    }

    public func chartSymbolScale<Domain: ScaleDomain, Symbol: ChartSymbolShape>(
        domain: Domain, range: [Symbol]
    ) -> some View {
        let domain = domain.domainValues.values
        return chartOptions {
            $0.symbols = ValueScale(domain: domain.isEmpty ? nil : domain, range: range)
        }
    }

    public func chartLegend(_ visibility: Visibility) -> some View {
        chartOptions { $0.legend.visibility = visibility }
    }

    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartOptions { $0.legend.place(position, alignment, spacing) }
    }

    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartOptions {
            $0.legend.place(position, alignment, spacing)
            $0.legend.content = content
        }
    }

    /// The part of a chart where its marks are, as a view.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartOptions { $0.plotStyle = { AnyView(content($0)) } }
    }

    public func chartOverlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View {
        let layer = ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }
        return chartOptions { $0.overlays.append(layer) }
    }

    public func chartBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View {
        let layer = ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }
        return chartOptions { $0.backgrounds.append(layer) }
    }
}

extension ChartOptions.Legend {
    fileprivate mutating func place(
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
    ) {
        self.position = position == .automatic ? .bottom : position
        self.alignment = alignment
        self.spacing = spacing
    }
}
