/// A value that belongs to a view and outlives the passes of one rendering.
@propertyWrapper
public struct State<Value>: SuppliedProperty {
    private let initialValue: Value
    private var storage: StateStorage<Value>?

    public nonisolated init(wrappedValue: Value) {
        self.initialValue = wrappedValue
    }

    public nonisolated init(initialValue: Value) {
        self.initialValue = initialValue
    }

    public var wrappedValue: Value {
        get { storage?.value ?? initialValue }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let storage = storage
        let initialValue = initialValue
        return Binding(get: { storage?.value ?? initialValue }, set: { storage?.value = $0 })
    }

    package mutating func supply(from scope: PropertyScope) {
        storage = scope.states.storage(of: scope.identity, initialValue: initialValue)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public nonisolated init() {
        self.init(initialValue: nil)
    }
}

/// One state's current value.
final class StateStorage<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

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
