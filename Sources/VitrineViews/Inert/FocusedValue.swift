/// The value of the view that is in focus: nothing.
@propertyWrapper
public nonisolated struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    public var wrappedValue: Value? { nil }
}
