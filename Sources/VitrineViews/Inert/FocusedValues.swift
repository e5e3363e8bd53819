/// The values that focused views hand to others; in a picture nothing is in focus.
public nonisolated struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}
