public struct LabeledContentStyleConfiguration {
    public typealias Label = StylePart<LabelPart<LabeledContentStyleConfiguration>>
    public typealias Content = StylePart<ContentPart<LabeledContentStyleConfiguration>>

    public let label: Label
    public let content: Content
}
