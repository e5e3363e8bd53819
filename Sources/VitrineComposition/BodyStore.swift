import Observation
import VitrineViews

/// The bodies of one component's views, each for as long as its view and all that it has read are the same.
///
/// What a body makes up, such as the ids of its rows or an object of its own, is the same in all passes thereby, as it is in SwiftUI.
@MainActor
final class BodyStore {
    private let resources: Resources
    private let places: PlaceLookup
    private let changes: ChangeMark
    private var bodies: [UInt64: AnyStoredBody] = [:]
    private var pass = 0

    init(resources: Resources, places: PlaceLookup, changes: ChangeMark) {
        self.resources = resources
        self.places = places
        self.changes = changes
    }

    /// Begins a pass, and forgets the bodies that the last one had no use for.
    func begin() {
        bodies = bodies.filter { $0.value.pass == pass }
        pass += 1
    }

    /// The body of a view, made anew unless it is known.
    ///
    /// - Parameter isRepeated: whether the view is resolved once more, maybe in another environment, which shall not take the place of the
    ///   first time.
    func body<Content, Body>(
        of view: Content, at identity: UInt64, isRepeated: Bool, _ make: (Content) -> Body
    ) -> Body {
        let key = isRepeated ? identity.identity(ofPart: "repeated") : identity
        if let known = known(Body.self, of: view, at: key) { return known }
        if isRepeated, let known = known(Body.self, of: view, at: identity) { return known }
        let (isOutdated, noteCount) = (ChangeMark(), resources.noteCount)
        let questionCount = places.questions.count
        let body = withObservationTracking {
            make(view)
        } onChange: { [changes] in
            isOutdated.set()
            changes.set()
        }
        // What is missing is noted in each pass.
        guard resources.noteCount == noteCount else {
            bodies[key] = nil
            return body
        }
        let elements = places.elements
        bodies[key] = StoredBody(
            view: view, body: body, isOutdated: isOutdated,
            places: places.questions[questionCount...].map { ($0, elements[$0]) }, pass: pass)
        return body
    }

    private func known<Content, Body>(_: Body.Type, of view: Content, at key: UInt64) -> Body? {
        guard let known = bodies[key] as? StoredBody<Content, Body>, !known.isOutdated.isSet,
            ValueComparison.areSame(known.view, view),
            known.places.allSatisfy({ places.place(of: $0.element) == $0.place })
        else { return nil }
        known.pass = pass
        return known.body
    }

    private class AnyStoredBody {
        /// The last pass in which it was used.
        var pass: Int

        init(pass: Int) {
            self.pass = pass
        }
    }

    private final class StoredBody<Content, Body>: AnyStoredBody {
        let view: Content
        let body: Body
        let isOutdated: ChangeMark
        /// The places that it has asked for.
        let places: [(element: String, place: PlacedElements.Place?)]

        init(
            view: Content, body: Body, isOutdated: ChangeMark,
            places: [(element: String, place: PlacedElements.Place?)], pass: Int
        ) {
            self.view = view
            self.body = body
            self.isOutdated = isOutdated
            self.places = places
            super.init(pass: pass)
        }
    }
}
