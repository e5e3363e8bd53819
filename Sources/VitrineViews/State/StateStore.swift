/// The states of one component, by the identity of their views.
@MainActor
package final class StateStore {
    private var storages: [UInt64: StoredState] = [:]
    private var pass = 0

    package init() {}

    /// Begins a pass, in which all states are asked for that views have.
    package func begin() { pass += 1 }

    /// Forgets the states of the views that the last pass has not met.
    package func forgetAbsent() {
        storages = storages.filter { $0.value.pass == pass }
    }

    func storage<Value>(of identity: UInt64, initialValue: Value) -> StateStorage<Value> {
        let storage = storages[identity] as? StateStorage<Value> ?? StateStorage(initialValue)
        storage.pass = pass
        storages[identity] = storage
        return storage
    }
}
