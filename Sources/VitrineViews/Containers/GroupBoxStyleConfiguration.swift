public struct GroupBoxStyleConfiguration {
    public typealias Label = StylePart<LabelPart<GroupBoxStyleConfiguration>>
    public typealias Content = StylePart<ContentPart<GroupBoxStyleConfiguration>>

    public let label: Label
    public let content: Content
}
