/// Controls in the look of the system's settings.
public nonisolated struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        self.content = configuration.content
    }

    @MainActor public var body: some View {
        StyledView(
            FormStyleConfiguration(content: StylePart(content)),
            default: StyleBox(style: AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
    }
}
