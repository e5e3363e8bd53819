import VitrineGeometry
import VitrineViews

// What depends on where elements were in the last pass.
extension Resolver {
    /// How far an element may go on beyond the safe area; known from the second pass on.
    func reach(of element: ElementID, in scope: Scope) -> Insets {
        places.place(of: element.text).map {
            places.reach(of: $0, beyond: scope.environment.safeArea)
        } ?? .zero
    }

    /// How far what ignores the safe area goes on beyond it.
    ///
    /// Content with a size of its own, such as that of the screen, no longer fills what is free once it is proposed more, and its
    /// element is smaller by as much as it goes on. So it goes on for as long as the content reaches the edge itself.
    ///
    /// - Parameters:
    ///   - element: what ignores it.
    ///   - content: what is inside.
    func reach(of element: ElementID, around content: ElementID, in scope: Scope) -> Insets {
        let reach = reach(of: element, in: scope)
        guard let box = places.place(of: element.text)?.frame,
            let inner = places.place(of: content.text)
        else { return reach }
        let further = places.reach(of: inner, beyond: scope.environment.safeArea)
        func kept(_ reach: Double, _ further: Double, _ last: Double) -> Double {
            reach == 0 && further > 0 ? max(0, last) : reach
        }
        return Insets(
            top: kept(reach.top, further.top, box.minY - inner.frame.minY),
            left: kept(reach.left, further.left, box.minX - inner.frame.minX),
            bottom: kept(reach.bottom, further.bottom, inner.frame.maxY - box.maxY),
            right: kept(reach.right, further.right, inner.frame.maxX - box.maxX))
    }

    /// A shape as it is in the box of an element; one that follows its container has that from the second pass on, when the
    /// boxes are known.
    func shape(_ shape: any Shape, of element: ElementID, in scope: Scope) -> any Shape {
        if let viewport = shape as? ViewportShape, scope.environment.safeArea != nil {
            return viewport.extended(by: reach(of: element, in: scope))
        }
        let relative = shape as? any ShapeInContainer
        guard let relative, let container = scope.environment.containerShape,
            let place = places.place(of: element.text),
            let bounds = place.spaces[NamedCoordinateSpace.containerShape.key]
        else { return shape }
        return relative.replaced(
            by: container, in: place.frame, of: bounds, environment: scope.environment)
    }
}
