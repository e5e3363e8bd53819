public struct MenuStyleConfiguration {
    public typealias Label = StylePart<LabelPart<MenuStyleConfiguration>>
    public typealias Content = StylePart<ContentPart<MenuStyleConfiguration>>

    let label: Label
    let content: Content
    /// Shows the content.
    let open: @MainActor () -> Void
    /// What a tap does in the place of opening the menu, which a long press then does.
    let primaryAction: (() -> Void)?
}
