package import VitrineDrawing

/// A style that the language itself provides.
package nonisolated protocol PrimitiveShapeStyle: ShapeStyle {
    func fill(in environment: EnvironmentValues) -> ShapeFill
    /// What the style throws onto the background or into what it fills.
    func shadows(in environment: EnvironmentValues) -> [Shadow]
    /// See ``ShapeStyle/color(in:)``.
    func color(in environment: EnvironmentValues) -> Color
}

extension PrimitiveShapeStyle {
    package func shadows(in environment: EnvironmentValues) -> [Shadow] { [] }
    package func color(in environment: EnvironmentValues) -> Color { Color(fill(in: environment).color) }
}
