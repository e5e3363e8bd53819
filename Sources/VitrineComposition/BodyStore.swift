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
    /// - Parameter isRepeated: whether the view is resolved once more, maybe in another environment.
    func body<Content, Body>(
        of view: Content, at identity: UInt64, isRepeated: Bool, _ make: (Content) -> Body
    ) -> Body {
        let key = isRepeated ? identity.identity(ofPart: 1) : identity
        if let known = known(Body.self, of: view, at: key) { return known }
        if isRepeated, let known = known(Body.self, of: view, at: identity) { return known }
        let (isOutdated, noteCount) = (ChangeMark(), noteCount)
        let body = withObservationTracking {
            make(view)
        } onChange: { [changes] in
            isOutdated.set()
            changes.set()
        }
        if self.noteCount == noteCount {
            bodies[key] = StoredBody(view: view, body: body, isOutdated: isOutdated, pass: pass)
        } else {
            bodies[key] = nil
        }
        return body
    }

    /// How often something was noted that holds for the pass in which it is: what is missing, and where elements were.
    private var noteCount: Int { resources.noteCount + places.questionCount }

    private func known<Content, Body>(_: Body.Type, of view: Content, at key: UInt64) -> Body? {
        guard let known = bodies[key] as? StoredBody<Content, Body>, !known.isOutdated.isSet,
            ValueComparison.areSame(known.view, view)
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

        init(view: Content, body: Body, isOutdated: ChangeMark, pass: Int) {
            self.view = view
            self.body = body
            self.isOutdated = isOutdated
            super.init(pass: pass)
        }
    }
}
