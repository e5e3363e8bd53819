/// The properties of a toggle that its style receives.
public struct ToggleStyleConfiguration {
    public typealias Label = StylePart<LabelPart<ToggleStyleConfiguration>>

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        self._isOn = isOn
        self.isMixed = isMixed
    }
}
