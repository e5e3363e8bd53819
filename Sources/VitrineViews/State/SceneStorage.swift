public import Foundation

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

extension SceneStorage where Value == TabViewCustomization {
    /// What nobody has rearranged, unless another value is given; the store is without effect.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self._value = State(initialValue: wrappedValue)
    }
}

extension SceneStorage {
    /// What nobody has rearranged, unless another value is given; the store is without effect.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self._value = State(initialValue: wrappedValue)
    }
}
