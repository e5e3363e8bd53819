/// A value that a scene keeps; a picture shows its default and forgets what is set.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    @State private var value: Value

    /// A value that lives for one picture and is read from no store: the key is without effect.
    public init(wrappedValue: Value, _ key: String) {
        self._value = State(initialValue: wrappedValue)
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding<Value> { $value }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) {
        self.init(wrappedValue: nil, key)
    }
}
