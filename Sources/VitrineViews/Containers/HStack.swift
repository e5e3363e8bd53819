public import Foundation

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
    /// What the distance is instead, once the environment is known.
    var token: String?

    /// Arranges views in a row; without a spacing each pair keeps the distance that suits it.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
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
            Container(
                name: "HStack", layout: .horizontal(alignment, spacing: spacing.map { Double($0) })),
            content: content)
    }
}
