public import Foundation

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
    /// What the distance is instead, once the environment is known.
    var token: String?

    /// Arranges views in a column; without a spacing each pair keeps the distance that suits it.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package var primitive: Primitive {
        if let token {
            return .spaced(by: token) { Self(alignment: alignment, spacing: $0) { content } }
        }
        return .container(
            Container(name: "VStack", layout: .vertical(alignment, spacing: spacing.map { Double($0) })),
            content: content)
    }
}
