package import VitrineDrawing

/// A gradient by itself goes from the top to the bottom.
nonisolated extension Gradient: PrimitiveShapeStyle {
    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        AnyGradient(self).fill(in: environment)
    }
}
