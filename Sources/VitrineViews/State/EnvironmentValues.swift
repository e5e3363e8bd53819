/// The values that a view inherits from the views around it.
public nonisolated struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: key) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
