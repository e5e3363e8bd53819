/// An entry of a rotor, which is never shown.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}

    public init(_ label: LocalizedStringKey, id: ID) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, id: ID) {}
}
