package import VitrineDrawing

/// The tint of controls.
public nonisolated struct TintShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Color.accentColor.fill(in: environment)
    }
}
