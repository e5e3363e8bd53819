public import Foundation
package import VitrineDrawing
package import VitrineGeometry

/// The shape that `containerShape(_:)` has said around, as far inside as the view stands inside of the container; a
/// rectangle where none has been said.
public nonisolated struct ContainerRelativeShape: ShapeInContainer {
    private var inset = 0.0

    public init() {}

    /// Where there is no container.
    package var geometry: ShapeGeometry { inset == 0 ? .rectangle : .inset(.rectangle, inset) }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.inset += Double(amount)
        return shape
    }

    /// The shape of a view's box inside of a container: the container's, moved inwards by the distance of their nearest edges,
    /// so that corners have the same center.
    package func replaced(
        by container: any InsettableShape, in box: Rect, of bounds: Rect, environment: EnvironmentValues
    ) -> any Shape {
        let distances = [
            box.minX - bounds.minX, box.minY - bounds.minY, bounds.maxX - box.maxX, bounds.maxY - box.maxY,
        ]
        let distance = max(0, distances.min() ?? 0)
        guard let primitive = container as? any PrimitiveShape else {
            return InnerContainerShape(container: container, distance: distance, inset: inset)
        }
        let shape = FixedShape(geometry: primitive.geometry(in: environment).inset(by: distance))
        return inset == 0 ? shape : InsetPrimitiveShape(shape, by: inset)
    }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape of the language whose measures are known.
nonisolated struct FixedShape: PrimitiveShape {
    let geometry: ShapeGeometry
}

/// A container's shape of a user's further inside.
private nonisolated struct InnerContainerShape: Shape {
    let container: any InsettableShape
    /// How far the box that is drawn in lies inside of the container.
    let distance: Double
    let inset: Double

    func path(in rect: CGRect) -> Path {
        let bounds = rect.insetBy(dx: -CGFloat(distance), dy: -CGFloat(distance))
        return container.inset(by: CGFloat(distance + inset)).path(in: bounds)
    }
}

nonisolated extension View {
    /// Says which shape a `ContainerRelativeShape` inside has.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modified(by: .coordinateSpaces([.containerShape])).environment(\.containerShape, shape)
    }
}

extension NamedCoordinateSpace {
    /// The box of the nearest view that has said a container shape.
    package static var containerShape: NamedCoordinateSpace {
        NamedCoordinateSpace(ContainerShapeSpace.bounds)
    }
}

private nonisolated enum ContainerShapeSpace: Hashable {
    case bounds
}

extension EnvironmentValues {
    package var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: (any InsettableShape)? { nil }
}
