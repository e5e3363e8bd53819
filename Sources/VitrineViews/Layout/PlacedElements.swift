import Synchronization
package import VitrineGeometry

/// The places of the last pass's elements.
///
/// It remembers which of them were asked for: a pass that finds those where they were before is like it.
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
    private let reader = Reader()

    private final class Reader: Sendable {
        let elements = Mutex<Set<String>>([])
    }

    package init(places: [String: Place] = [:], size: Size = .zero) {
        self.places = places
        self.size = size
    }

    /// The same, of which nothing was asked yet.
    package var unread: PlacedElements { PlacedElements(places: places, size: size) }

    /// The elements whose places were asked for, those among them that had none.
    package var readElements: Set<String> { reader.elements.withLock(\.self) }

    /// Nothing of an element that was not there.
    package func place(of element: String) -> Place? {
        reader.elements.withLock { _ = $0.insert(element) }
        return places[element]
    }

    /// Which of some elements are elsewhere or of another size than in another pass; nothing where all, and the component, are as they
    /// were.
    package func moved(among elements: Set<String>, since others: PlacedElements) -> Set<String>? {
        let moved = elements.filter { places[$0] != others.places[$0] }
        return moved.isEmpty && size == others.size ? nil : moved
    }

    /// How far a box may go on beyond a safe area.
    package func reach(of place: Place, beyond safeArea: SafeArea?) -> Insets {
        safeArea?.reach(of: place.frame, in: place.spaces, component: size) ?? .zero
    }
}
