import Synchronization

/// Where symbols are named that cannot be had, each place once, in the order of resolving.
package final class MissingSymbols: Sendable {
    package struct Place: Hashable, Sendable {
        package var element: String
        package var reason: String
    }

    private let found = Mutex<[Place]>([])

    package init() {}

    package var places: [Place] { found.withLock { $0 } }

    package func removeAll() { found.withLock { $0 = [] } }

    package func add(_ reason: String, element: String) {
        let place = Place(element: element, reason: reason)
        found.withLock { if !$0.contains(place) { $0.append(place) } }
    }
}
