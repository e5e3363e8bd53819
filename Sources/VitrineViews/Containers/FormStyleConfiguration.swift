public struct FormStyleConfiguration {
    public typealias Content = StylePart<ContentPart<FormStyleConfiguration>>

    public let content: Content
}
