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
    /// Of the screen that the component stands on.
    package var safeArea: SafeArea?

    package init(places: [String: Place] = [:], size: Size = .zero, safeArea: SafeArea? = nil) {
        self.places = places
        self.size = size
        self.safeArea = safeArea
    }

    /// How far a box may go on beyond the safe area.
    package func reach(of box: Rect) -> Insets { safeArea?.reach(of: box, in: size) ?? .zero }
}
