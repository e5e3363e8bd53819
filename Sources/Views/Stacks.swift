public import Foundation

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Arranges views in a row; without a spacing each pair keeps the distance that suits it.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package var primitive: Primitive {
        .container(
            Container(
                name: "HStack", layout: .horizontal(alignment, spacing: spacing.map { Double($0) })),
            content: content)
    }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Arranges views in a column; without a spacing each pair keeps the distance that suits it.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package var primitive: Primitive {
        .container(
            Container(name: "VStack", layout: .vertical(alignment, spacing: spacing.map { Double($0) })),
            content: content)
    }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "ZStack", layout: .overlapping(alignment)), content: content)
    }
}
