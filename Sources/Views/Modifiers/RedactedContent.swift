package import Foundation

/// A text or a picture as a placeholder shows it: a bar of its size.
package nonisolated struct RedactedContent: View {
    private let content: any View
    private let cornerRadius: CGFloat

    package init(_ content: any View, cornerRadius: CGFloat) {
        self.content = content
        self.cornerRadius = cornerRadius
    }

    @MainActor package var body: some View {
        AnyView(content)
            .environment(\.redactionReasons, [])
            .opacity(0)
            .overlay {
                RoundedRectangle(cornerRadius: cornerRadius).fill(ForegroundStyle().opacity(0.16))
            }
    }
}
