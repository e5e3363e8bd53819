package import Drawing

/// A style that the language itself provides.
package nonisolated protocol PrimitiveShapeStyle: ShapeStyle {
    func fill(in environment: EnvironmentValues) -> ShapeFill
    /// What the style throws onto the ground or into what it fills.
    func shadows(in environment: EnvironmentValues) -> [Shadow]
}

extension PrimitiveShapeStyle {
    package func shadows(in environment: EnvironmentValues) -> [Shadow] { [] }
}
