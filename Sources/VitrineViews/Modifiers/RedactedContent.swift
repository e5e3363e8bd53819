extension Image {
    /// What is drawn for it in a placeholder.
    package var redacted: any View { RedactedContent(self) }
}

/// A picture as a placeholder shows it: a box of its size.
nonisolated struct RedactedContent: View {
    private let content: any View

    init(_ content: any View) {
        self.content = content
    }

    @MainActor var body: some View {
        AnyView(content)
            .environment(\.redactionReasons, [])
            .opacity(0)
            .overlay { Rectangle().fill(ForegroundStyle().opacity(0.16)) }
    }
}
