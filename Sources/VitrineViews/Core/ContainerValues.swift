/// The values that views hand to the containers around them.
public nonisolated struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: key) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value of the view's `tag(_:)`.
    var tag: AnyHashable?

    /// The view's tag, where it is of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

enum ContainerValuesTrait: TraitKey { typealias Value = ContainerValues }
