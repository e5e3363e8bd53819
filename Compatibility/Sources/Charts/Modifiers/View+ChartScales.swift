public import Vitrine

nonisolated extension View {
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let values = domain.domainValues
        return chartOptions {
            $0.x.scale = values
            $0.note(type)
        }
    }

    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let paddings = range.paddings
        return chartOptions {
            $0.x.paddings = paddings
            $0.note(type)
        }
    }

    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartXScale(domain: domain, type: type).chartXScale(range: range)
    }

    public func chartXScale(type: ScaleType?) -> some View { chartOptions { $0.note(type) } }

    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let values = domain.domainValues
        return chartOptions {
            $0.y.scale = values
            $0.note(type)
        }
    }

    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let paddings = range.paddings
        return chartOptions {
            $0.y.paddings = paddings
            $0.note(type)
        }
    }

    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartYScale(domain: domain, type: type).chartYScale(range: range)
    }

    public func chartYScale(type: ScaleType?) -> some View { chartOptions { $0.note(type) } }

    public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
        let length = length.plotted.position
        return chartOptions { $0.x.visibleLength = length }
    }

    public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
        let length = length.plotted.position
        return chartOptions { $0.y.visibleLength = length }
    }

    public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
        let start = x.wrappedValue.plotted
        return chartOptions { $0.x.visibleStart = start }
    }

    public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View {
        let start = initialX.plotted
        return chartOptions { $0.x.visibleStart = start }
    }

    public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View {
        let start = y.wrappedValue.plotted
        return chartOptions { $0.y.visibleStart = start }
    }

    public func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View {
        let start = initialY.plotted
        return chartOptions { $0.y.visibleStart = start }
    }
}

extension ChartOptions {
    fileprivate mutating func note(_ type: ScaleType?) {
        if let name = type?.unsupportedName { unsupported = "scale type \(name)" }
    }
}
