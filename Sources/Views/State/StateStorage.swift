/// One state's current value.
final class StateStorage<Value>: StoredState {
    var value: Value {
        didSet { changes.set() }
    }
    private let changes: ChangeMark

    init(_ value: Value, changes: ChangeMark) {
        self.value = value
        self.changes = changes
    }
}

/// A state of any type.
class StoredState {
    /// The last pass in which the state's view was there.
    var pass = 0
}
