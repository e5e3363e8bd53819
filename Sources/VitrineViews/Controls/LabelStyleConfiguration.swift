/// What a label hands over to its style.
public struct LabelStyleConfiguration {
    public typealias Title = StylePart<LabelPart<LabelStyleConfiguration>>
    public typealias Icon = StylePart<IconPart<LabelStyleConfiguration>>

    public let title: Title
    public let icon: Icon
}
