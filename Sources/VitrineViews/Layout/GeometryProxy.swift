public import Foundation
import VitrineGeometry

/// The size and the place of a view.
public nonisolated struct GeometryProxy: Sendable {
    private let element: String
    /// The place of the element in the pass that has made the proxy.
    private let firstPlace: PlacedElements.Place
    private let places: PlaceLookup
    private let safeArea: SafeArea?
    private let isRightToLeft: Bool

    /// Nothing of an element that was not there in the last pass.
    package init?(of element: String, places: PlaceLookup, environment: EnvironmentValues) {
        guard let place = places.place(of: element) else { return nil }
        self.element = element
        self.firstPlace = place
        self.places = places
        self.safeArea = environment.safeArea
        self.isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    /// The place now; asked for when it is needed, so that what asks for the size alone stays as it is when the view is moved.
    private var place: PlacedElements.Place { places.place(of: element) ?? firstPlace }

    public var size: CGSize { CGSize(width: firstPlace.frame.width, height: firstPlace.frame.height) }

    /// What is covered beside the view on a screen, by bars too; nothing for a component that stands alone.
    public var safeAreaInsets: EdgeInsets {
        let reach = places.reach(of: place, beyond: safeArea)
        return EdgeInsets(
            top: CGFloat(reach.top), leading: CGFloat(isRightToLeft ? reach.right : reach.left),
            bottom: CGFloat(reach.bottom), trailing: CGFloat(isRightToLeft ? reach.left : reach.right))
    }

    /// How much of the view itself bars and the system cover, where it ignores the safe area: for the views of UIKit, which
    /// know that.
    public var coveredInsets: EdgeInsets {
        let (place, size) = (place, places.elements.size)
        guard let covered = safeArea?.covering(place.frame, in: place.spaces, component: size) else {
            return EdgeInsets()
        }
        return EdgeInsets(
            top: CGFloat(covered.top), leading: CGFloat(isRightToLeft ? covered.right : covered.left),
            bottom: CGFloat(covered.bottom), trailing: CGFloat(isRightToLeft ? covered.left : covered.right))
    }

    /// How much the window's corners and controls take of the view's; a picture has none.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let place = place
        let origin =
            switch coordinateSpace {
            // The screen's, on which the component stands; without one the component's own.
            case .global: Point.zero - (safeArea?.origin(of: places.elements.size) ?? .zero)
            case .local: place.frame.origin
            case .named(let name): place.spaces[CoordinateSpace.key(of: name)]?.origin ?? .zero
            }
        return CGRect(Rect(origin: place.frame.origin - origin, size: place.frame.size))
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a coordinate space around the view, seen from the view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let place = place
        guard let bounds = place.spaces[coordinateSpace.key] else { return nil }
        return CGRect(Rect(origin: bounds.origin - place.frame.origin, size: bounds.size))
    }

    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let frame = anchor.element.flatMap { places.place(of: $0)?.frame } ?? .zero
        return anchor.source.value(
            CGRect(Rect(origin: frame.origin - place.frame.origin, size: frame.size)))
    }
}

extension GeometryProxy: SelfComparing {
    package func isSame(as other: GeometryProxy) -> Bool {
        element == other.element && size == other.size && safeArea == other.safeArea
            && isRightToLeft == other.isRightToLeft
    }
}
