package import VitrineGeometry

/// A shape that follows the one that `containerShape(_:)` has said around.
package nonisolated protocol ShapeInContainer: PrimitiveShape {
    /// The shape of a view's box inside of a container.
    func replaced(
        by container: any InsettableShape, in box: Rect, of bounds: Rect, environment: EnvironmentValues
    ) -> any Shape
}
