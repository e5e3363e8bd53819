// swift-format-ignore-file: NoLeadingUnderscores
// The name is that of Apple's systems.

public import Vitrine

/// One view of a content of several, which lie below each other.
public nonisolated struct _UnaryViewAdaptor<Content: View>: View {
    private let content: Content

    public init(_ content: Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        VStack { content }
    }
}
