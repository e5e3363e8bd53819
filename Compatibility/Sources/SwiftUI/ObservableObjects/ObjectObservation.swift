import OpenCombine
import Vitrine

/// Hears of the changes of one object at a time.
///
/// After each change it is another value, and the view that holds it thereby, too, whether or not its body reads the object.
struct ObjectObservation: DynamicProperty {
    @State private var subscription = Subscription()
    @State private var changes = 0
    private var seenChanges = 0

    @MainActor
    mutating func observe<Object: ObservableObject>(_ object: Object?) {
        let changes = $changes
        seenChanges = changes.wrappedValue
        guard subscription.object !== object else { return }
        subscription.object = object
        subscription.cancellable = object?.objectWillChange.sink { _ in
            MainActor.assumeIsolated { changes.wrappedValue += 1 }
        }
    }

    @MainActor
    private final class Subscription {
        var object: AnyObject?
        var cancellable: AnyCancellable?

        nonisolated init() {}
    }
}
