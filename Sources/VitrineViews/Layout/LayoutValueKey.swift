/// The key of a value that a view can hand to the layout around it.
public nonisolated protocol LayoutValueKey {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

nonisolated extension View {
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        layoutTrait { $0.layoutValues[ObjectIdentifier(key)] = value }
    }
}
