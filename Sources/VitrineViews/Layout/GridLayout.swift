public import Foundation

/// `Grid` as a layout.
public nonisolated struct GridLayout: PrimitiveLayout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package var primitiveContainer: Container {
        Container(
            name: "Grid",
            layout: .table(
                TableLayout(
                    alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
                    verticalSpacing: verticalSpacing.map { Double($0) })))
    }
}
