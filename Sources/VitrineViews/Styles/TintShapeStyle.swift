package import VitrineDrawing

/// The tint of controls.
public nonisolated struct TintShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Color.tintColor.fill(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
