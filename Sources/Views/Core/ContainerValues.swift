/// The values that views hand to the containers around them.
public nonisolated struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: key) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

enum ContainerValuesTrait: TraitKey { typealias Value = ContainerValues }
