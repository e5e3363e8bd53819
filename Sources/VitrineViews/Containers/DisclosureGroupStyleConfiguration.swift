public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StylePart<LabelPart<DisclosureGroupStyleConfiguration>>
    public typealias Content = StylePart<ContentPart<DisclosureGroupStyleConfiguration>>

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        self._isExpanded = isExpanded
    }
}
