import Vitrine

/// Views beside each other where none of them has to break its text for it, else below each other.
public struct FittingStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: Spacing
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: Spacing, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: alignment, spacing: spacing) { content }
            VStack(alignment: .leading, spacing: spacing) { content }
        }
    }
}
