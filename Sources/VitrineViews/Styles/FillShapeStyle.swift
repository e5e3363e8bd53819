package import VitrineDrawing

public nonisolated struct FillShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Color(white: 0.47, opacity: environment.colorScheme == .light ? 0.2 : 0.36).fill(in: environment)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
