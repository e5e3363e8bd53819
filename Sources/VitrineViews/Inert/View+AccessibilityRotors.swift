// There is no rotor, and its entries are not asked for.
nonisolated extension View {
    /// Without effect.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Model: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Model, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryID: KeyPath<Model, ID>,
        entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Model: Identifiable>(
        _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Model, ID: Hashable>(
        _ label: Text, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Model: Identifiable>(
        _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor<Model, ID: Hashable>(
        _ label: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>,
        entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    public func accessibilityRotor(
        _ label: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<Model: Identifiable>(
        _ label: LocalizedStringResource, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<Model, ID: Hashable>(
        _ label: LocalizedStringResource, entries: [Model], entryID: KeyPath<Model, ID>,
        entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor(
        _ label: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Model: Identifiable>(
        _ label: L, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Model, ID: Hashable>(
        _ label: L, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Without effect.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { self }
}
