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

    package init(places: [String: Place] = [:]) {
        self.places = places
    }
}
