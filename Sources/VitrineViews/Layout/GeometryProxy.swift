public import Foundation
import VitrineGeometry

/// The size and the place of a view.
public nonisolated struct GeometryProxy: Sendable {
    private let place: PlacedElements.Place
    private let componentSize: Size
    private let places: PlaceLookup
    private let safeArea: SafeArea?
    private let isRightToLeft: Bool

    package init(place: PlacedElements.Place, places: PlaceLookup, environment: EnvironmentValues) {
        self.place = place
        self.componentSize = places.elements.size
        self.places = places
        self.safeArea = environment.safeArea
        self.isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    public var size: CGSize { CGSize(width: place.frame.width, height: place.frame.height) }

    /// What is covered beside the view on a screen, by bars too; nothing for a component that stands alone.
    public var safeAreaInsets: EdgeInsets {
        let reach = safeArea?.reach(of: place.frame, in: place.spaces, component: componentSize) ?? .zero
        return EdgeInsets(
            top: CGFloat(reach.top), leading: CGFloat(isRightToLeft ? reach.right : reach.left),
            bottom: CGFloat(reach.bottom), trailing: CGFloat(isRightToLeft ? reach.left : reach.right))
    }

    /// How much of the view itself bars and the system cover, where it ignores the safe area: for the views of UIKit, which
    /// know that.
    public var coveredInsets: EdgeInsets {
        guard let covered = safeArea?.covering(place.frame, in: place.spaces, component: componentSize) else {
            return EdgeInsets()
        }
        return EdgeInsets(
            top: CGFloat(covered.top), leading: CGFloat(isRightToLeft ? covered.right : covered.left),
            bottom: CGFloat(covered.bottom), trailing: CGFloat(isRightToLeft ? covered.left : covered.right))
    }

    /// How much the window's corners and controls take of the view's; a picture has none.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin =
            switch coordinateSpace {
            // The screen's, on which the component stands; without one the component's own.
            case .global: Point.zero - (safeArea?.origin(of: componentSize) ?? .zero)
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
    /// Where other elements are is asked for by their names.
    package func isSame(as other: GeometryProxy) -> Bool {
        place == other.place && componentSize == other.componentSize && safeArea == other.safeArea
            && isRightToLeft == other.isRightToLeft
    }
}
