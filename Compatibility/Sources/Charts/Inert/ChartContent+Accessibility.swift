public import Vitrine

// Marks are no elements of their own for assistive technology here.
nonisolated extension ChartContent {
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public func compositingLayer() -> some ChartContent { self }
}
