public struct GaugeStyleConfiguration {
    public typealias Label = StylePart<LabelPart<GaugeStyleConfiguration>>
    public typealias CurrentValueLabel = StylePart<ValuePart<GaugeStyleConfiguration>>
    public typealias MinimumValueLabel = StylePart<MarkPart<GaugeStyleConfiguration>>
    public typealias MaximumValueLabel = StylePart<MarkPart<GaugeStyleConfiguration>>

    /// From 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}
