/// An entry of a rotor, which is never shown.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    public init(
        _ label: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init(
        _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID? = nil,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

nonisolated extension AccessibilityRotorEntry where ID == Never {
    public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}

    public init(
        _ label: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init(
        _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}
}
