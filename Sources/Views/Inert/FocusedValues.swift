/// What focused views tell others; in a picture nothing is in focus.
public nonisolated struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}
