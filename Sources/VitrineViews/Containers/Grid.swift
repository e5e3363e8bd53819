public import Foundation

/// Rows whose cells stand in common columns.
public struct Grid<Content: View>: PrimitiveView {
    private let layout: TableLayout
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.layout = TableLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
            verticalSpacing: verticalSpacing.map { Double($0) })
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "Grid", layout: .table(layout)), content: content)
    }
}
