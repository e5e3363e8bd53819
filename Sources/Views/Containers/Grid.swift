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

/// The cells of one row of a `Grid`; outside of a grid they join the views around.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package var primitive: Primitive {
        .made { context in
            content.layoutTrait {
                $0.gridRow = GridRowTrait(identity: context.identity, alignment: alignment)
            }
        }
    }
}

extension View {
    /// Lets the view take several columns of its grid.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutTrait { $0.gridCell.columns = max(count, 1) }
    }

    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutTrait { $0.gridCell.anchor = anchor }
    }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutTrait { $0.gridCell.columnAlignment = guide }
    }

    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutTrait { $0.gridCell.unsizedAxes = axes }
    }
}
