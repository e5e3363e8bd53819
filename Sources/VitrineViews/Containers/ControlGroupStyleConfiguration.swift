public struct ControlGroupStyleConfiguration {
    public typealias Content = StylePart<ContentPart<ControlGroupStyleConfiguration>>

    public let content: Content
}
