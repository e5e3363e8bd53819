public import Foundation

/// `HStack` as a layout.
public nonisolated struct HStackLayout: PrimitiveLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    package var primitiveContainer: Container {
        Container(name: "HStack", layout: .horizontal(alignment, spacing: spacing.map { Double($0) }))
    }
}
