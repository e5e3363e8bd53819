package import VitrineGeometry

/// The places of a pass's elements.
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

    private let places: [String: Place]
    /// The component's own.
    package let size: Size

    package init(places: [String: Place] = [:], size: Size = .zero) {
        self.places = places
        self.size = size
    }

    /// Nothing of an element that was not there.
    package subscript(element: String) -> Place? { places[element] }

    /// Which of some elements are elsewhere or of another size than in another pass; nothing where all, and the component, are as they
    /// were.
    package func moved(among elements: Set<String>, since others: PlacedElements) -> Set<String>? {
        let moved = elements.filter { self[$0] != others[$0] }
        return moved.isEmpty && size == others.size ? nil : moved
    }
}
