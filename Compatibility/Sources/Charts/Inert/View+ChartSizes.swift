public import Foundation
public import Vitrine

// Sizes and line styles by values, for which a labelled box stands where a mark has them.
nonisolated extension View {
    public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>) -> some View
    { self }

    public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View { self }

    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        self
    }

    public func chartLineStyleScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, StrokeStyle>
    ) -> some View { self }

    public func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: [StrokeStyle]
    ) -> some View { self }

    public func chartLineStyleScale(range: [StrokeStyle]) -> some View { self }
}
