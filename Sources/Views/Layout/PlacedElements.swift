package import Geometry

/// Where the elements of the last pass were.
package nonisolated struct PlacedElements: Sendable {
    /// An element's box on the whole component and the coordinate spaces around it, by their names.
    package struct Place: Sendable, Hashable {
        package var frame: Rect
        package var spaces: [String: Rect]

        package init(frame: Rect, spaces: [String: Rect]) {
            self.frame = frame
            self.spaces = spaces
        }
    }

    package var places: [String: Place]
    /// The component's own.
    package var size: Size

    package init(places: [String: Place] = [:], size: Size = .zero) {
        self.places = places
        self.size = size
    }

    /// How far a box may go on beyond a safe area.
    package func reach(of place: Place, beyond safeArea: SafeArea?) -> Insets {
        safeArea?.reach(of: place.frame, in: place.spaces, component: size) ?? .zero
    }
}
