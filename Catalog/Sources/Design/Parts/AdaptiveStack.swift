import Vitrine

/// Views beside each other, or below each other where text is as large as only accessibility settings make it.
public struct AdaptiveStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: Spacing
    private let content: Content
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    public init(
        alignment: VerticalAlignment = .center, spacing: Spacing, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        layout { content }
    }

    private var layout: AnyLayout {
        dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: tokens[Spacing.snug]))
            : AnyLayout(HStackLayout(alignment: alignment, spacing: tokens[spacing]))
    }
}
