/// Content that belongs together, of which modifiers change all marks.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
    public let body: Content

    public init(@ChartContentBuilder content: () -> Content) {
        body = content()
    }
}
