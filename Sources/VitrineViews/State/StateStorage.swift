/// One state's current value.
final class StateStorage<Value>: StoredState {
    var value: Value {
        didSet { if !Self.isSame(oldValue, value) { changes.set() } }
    }
    private let changes: ChangeMark

    init(_ value: Value, changes: ChangeMark) {
        self.value = value
        self.changes = changes
    }

    /// Whether views would find nothing new, as far as that can be said of the type: they are not asked again then.
    private static func isSame(_ old: Value, _ new: Value) -> Bool {
        guard let old = old as? any Equatable else { return false }
        return old.equals(new)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

/// A state of any type.
class StoredState {
    /// The last pass in which the state's view was there.
    var pass = 0
}
