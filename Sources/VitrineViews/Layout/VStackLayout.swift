public import Foundation

/// `VStack` as a layout.
public nonisolated struct VStackLayout: PrimitiveLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    package var primitiveContainer: Container {
        Container(name: "VStack", layout: .vertical(alignment, spacing: spacing.map { Double($0) }))
    }
}
