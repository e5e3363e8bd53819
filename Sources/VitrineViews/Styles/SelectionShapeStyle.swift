package import VitrineDrawing

/// The style of selected items: the tint.
public nonisolated struct SelectionShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        TintShapeStyle().fill(in: environment)
    }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
