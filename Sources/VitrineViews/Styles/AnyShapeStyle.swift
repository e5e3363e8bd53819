package import VitrineDrawing

/// A style whose type is not part of its holder's type.
public nonisolated struct AnyShapeStyle: PrimitiveShapeStyle {
    let style: any ShapeStyle

    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = style
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        style.resolvedFill(in: environment)
    }

    package func shadows(in environment: EnvironmentValues) -> [Shadow] {
        style.resolvedShadows(in: environment)
    }

    package func color(in environment: EnvironmentValues) -> Color { style.color(in: environment) }
}
