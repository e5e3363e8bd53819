/// What an animation of a user's own remembers.
public nonisolated struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: key) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
