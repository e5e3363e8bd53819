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
        return Binding(
            to: storage.map(BindingSource.object) ?? .itself, get: { storage?.value ?? initialValue },
            set: { storage?.value = $0 })
    }

    package mutating func supply(from scope: PropertyScope) {
        storage = scope.states.storage(of: scope.identity, initialValue: initialValue)
    }
}

extension State: SelfComparing {
    /// What a state begins with counts until it is there.
    package func isSame(as other: State) -> Bool {
        storage === other.storage
            && (storage != nil || ValueComparison.areSame(initialValue, other.initialValue))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public nonisolated init() {
        self.init(initialValue: nil)
    }
}
