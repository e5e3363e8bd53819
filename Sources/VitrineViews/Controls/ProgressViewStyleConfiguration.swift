/// The properties of a progress view that its style receives.
public struct ProgressViewStyleConfiguration {
    public typealias Label = StylePart<LabelPart<ProgressViewStyleConfiguration>>
    public typealias CurrentValueLabel = StylePart<ValuePart<ProgressViewStyleConfiguration>>

    public let fractionCompleted: Double?
    public let label: Label?
    public let currentValueLabel: CurrentValueLabel?
}
