nonisolated extension View {
    /// Hands a value to the views around.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        collecting { values, _ in values[Key.self] = value }
    }

    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        collecting { values, _ in callback(&values[Key.self]) }
    }

    /// Runs the action after layout with what the views inside hand upwards, at first and whenever that value has changed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        collecting { values, context in
            context.observe(values[Key.self], as: "onPreferenceChange", initially: true) { action($1) }
        }
    }

    public func anchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        collecting { values, context in
            values[Key.self] = transform(Anchor(source: value, element: context.element))
        }
    }

    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        collecting { values, context in
            transform(&values[Key.self], Anchor(source: value, element: context.element))
        }
    }

    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        readingPreferences { values, content in
            Modified(content: content, modification: .overlay(transform(values[Key.self]), alignment))
        }
    }

    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        readingPreferences { values, content in
            Modified(content: content, modification: .background(transform(values[Key.self]), alignment))
        }
    }

    func collecting(
        _ collect: @escaping (inout PreferenceValues, any CollectingContext) -> Void
    ) -> Collecting<Self> {
        Collecting(content: self, collect: collect)
    }

    private func readingPreferences(
        _ make: @escaping (PreferenceValues, AnyView) -> any View
    ) -> PreferenceReading<Self> {
        PreferenceReading(content: self, make: make)
    }
}

/// A view that is changed by the preferences of its content.
private struct PreferenceReading<Content: View>: PrimitiveView {
    let content: Content
    let make: (PreferenceValues, AnyView) -> any View

    var primitive: Primitive { .preferenceReading(content) { make($0, AnyView($1)) } }
}
