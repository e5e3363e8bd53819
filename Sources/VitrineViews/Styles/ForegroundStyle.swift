package import VitrineDrawing

/// The style that the environment gives to texts and shapes.
public nonisolated struct ForegroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        (environment.foregroundStyle ?? environment.defaultForegroundColor).resolvedFill(in: environment)
    }

    package func shadows(in environment: EnvironmentValues) -> [Shadow] {
        environment.foregroundStyle?.resolvedShadows(in: environment) ?? []
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
