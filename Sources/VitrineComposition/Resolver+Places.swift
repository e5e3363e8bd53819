import VitrineGeometry
import VitrineViews

// What depends on where elements were in the last pass.
extension Resolver {
    /// How far an element may go on beyond the safe area; known from the second pass on.
    func reach(of element: ElementID, in scope: Scope) -> Insets {
        elements.place(of: element.text).map {
            elements.reach(of: $0, beyond: scope.environment.safeArea)
        } ?? .zero
    }

    /// A shape as it is in the box of an element; one that follows its container has that from the second pass on, when the
    /// boxes are known.
    func shape(_ shape: any Shape, of element: ElementID, in scope: Scope) -> any Shape {
        if let viewport = shape as? ViewportShape, scope.environment.safeArea != nil {
            return viewport.extended(by: reach(of: element, in: scope))
        }
        guard let container = scope.environment.containerShape,
            let relative = shape as? ContainerRelativeShape
        else { return shape }
        guard let place = elements.place(of: element.text),
            let bounds = place.spaces[NamedCoordinateSpace.containerShape.key]
        else { return shape }
        return relative.replaced(
            by: container, in: place.frame, of: bounds, environment: scope.environment)
    }
}
