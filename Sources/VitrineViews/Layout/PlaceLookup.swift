import Synchronization
package import VitrineGeometry

/// Tells where the elements of the last pass are.
///
/// It remembers which of them were asked for: a pass that finds those where they were before is like it. It serves a component for all its
/// passes, so that what an earlier one has made finds the newest places.
package nonisolated final class PlaceLookup: Sendable {
    private struct State {
        var elements = PlacedElements()
        var questions: [String] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Begins a pass, in which nothing was asked for yet.
    package func begin(after elements: PlacedElements) {
        state.withLock { $0 = State(elements: elements) }
    }

    package var elements: PlacedElements { state.withLock(\.elements) }

    /// The elements whose places were asked for in this pass, those among them that had none: one after the other, as often as they were.
    package var questions: [String] { state.withLock(\.questions) }

    /// Nothing of an element that was not there.
    package func place(of element: String) -> PlacedElements.Place? {
        state.withLock { state in
            state.questions.append(element)
            return state.elements[element]
        }
    }

    /// How far a box may go on beyond a safe area.
    package func reach(of place: PlacedElements.Place, beyond safeArea: SafeArea?) -> Insets {
        safeArea?.reach(of: place.frame, in: place.spaces, component: elements.size) ?? .zero
    }
}
