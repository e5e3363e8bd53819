/// The states of one rendering, by the identity of their views.
@MainActor
package final class StateStore {
    private var storages: [UInt64: AnyObject] = [:]

    package init() {}

    func storage<Value>(of identity: UInt64, initialValue: Value) -> StateStorage<Value> {
        if let known = storages[identity] as? StateStorage<Value> { return known }
        let storage = StateStorage(initialValue)
        storages[identity] = storage
        return storage
    }
}
