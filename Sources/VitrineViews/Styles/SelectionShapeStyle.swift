package import VitrineDrawing

/// What chosen things are marked with: the tint.
public nonisolated struct SelectionShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        TintShapeStyle().fill(in: environment)
    }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
