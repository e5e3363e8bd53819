import Observation

/// One state's current value.
final class StateStorage<Value>: StoredState {
    private var current: Value

    var value: Value {
        get {
            noteAccess()
            return current
        }
        set {
            if Self.isSame(current, newValue) { current = newValue } else { change { current = newValue } }
        }
    }

    init(_ value: Value) {
        self.current = value
    }

    /// Whether views would find nothing new, as far as that can be said of the type: they are not asked again then.
    private static func isSame(_ old: Value, _ new: Value) -> Bool {
        guard let old = old as? any Equatable else { return false }
        return old.equals(new)
    }
}

/// A state of any type, observed as the properties of observable objects are.
class StoredState: Observable {
    /// The last pass in which the state's view was there.
    var pass = 0
    private let registrar = ObservationRegistrar()
    /// Stands for the value, whose key path would have to be made anew for each type.
    private var content: Void { () }

    func noteAccess() { registrar.access(self, keyPath: \.content) }

    func change(_ mutation: () -> Void) { registrar.withMutation(of: self, keyPath: \.content, mutation) }
}
