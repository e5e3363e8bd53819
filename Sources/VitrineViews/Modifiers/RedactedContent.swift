/// A picture as a placeholder shows it: a box of its size.
package nonisolated struct RedactedContent: View {
    private let content: any View

    package init(_ content: any View) {
        self.content = content
    }

    @MainActor package var body: some View {
        AnyView(content)
            .environment(\.redactionReasons, [])
            .opacity(0)
            .overlay { Rectangle().fill(ForegroundStyle().opacity(0.16)) }
    }
}
