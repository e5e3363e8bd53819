public import Foundation

/// A value that an app keeps; a picture shows its default and forgets what is set.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    @State private var value: Value

    /// A value that lives for one picture and is read from no store: key and store are without effect.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self._value = State(initialValue: wrappedValue)
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding<Value> { $value }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: nil, key, store: store)
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// What nobody has rearranged; key and store are without effect.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

extension AppStorage {
    /// What nobody has rearranged; key and store are without effect.
    public init<RowValue>(
        _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue: TableColumnCustomization(), key, store: store)
    }
}
