/// The properties of a label that its style receives.
public struct LabelStyleConfiguration {
    public typealias Title = StylePart<LabelPart<LabelStyleConfiguration>>
    public typealias Icon = StylePart<IconPart<LabelStyleConfiguration>>

    public let title: Title
    public let icon: Icon
}
