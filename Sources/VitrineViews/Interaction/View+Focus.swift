nonisolated extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        interaction(.focus(FocusTarget(binding, equals: value)))
    }

    /// Without effect: no assistive technology has a focus, and the binding is neither read nor written.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    /// Without effect: no assistive technology has a focus, and the binding is neither read nor written.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Without effect: no view has the focus before a test or a scenario gives it one.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }

    /// Without effect on pictures and tests.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Without effect on pictures and tests.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

    /// Without effect on pictures and tests.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Without effect: the focus does not move by keys.
    public func focusSection() -> some View { self }

    /// Without effect: the focus does not move by keys.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Without effect: no view has the focus before a test or a scenario gives it one.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    {
        self
    }

    /// Without effect: `@FocusedValue` reads no values.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Without effect: `@FocusedValue` reads no values.
    @_disfavoredOverload
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Without effect: `@FocusedValue` reads no values.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Without effect: `@FocusedValue` reads no values.
    @_disfavoredOverload
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Without effect: no assistive technology has a focus.
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}
