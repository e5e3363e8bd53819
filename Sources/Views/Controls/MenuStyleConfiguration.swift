public struct MenuStyleConfiguration {
    public typealias Label = StylePart<LabelPart<MenuStyleConfiguration>>
    public typealias Content = StylePart<ContentPart<MenuStyleConfiguration>>

    let label: Label
    let content: Content
}
