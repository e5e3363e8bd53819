package import VitrineDrawing

/// The background of the colour scheme, or what `backgroundStyle(_:)` has set.
public nonisolated struct BackgroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        environment.backgroundStyle?.fill(in: environment) ?? Color.background.fill(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
