nonisolated extension View {
    /// Without effect: a search begins with a tap, or by `isPresented`.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    /// Without effect: a search begins with a tap, or by `isPresented`.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
        self
    }

    /// Without effect: the bar is hidden while one searches, as by default.
    public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// Without effect: there is no cursor in a picture's search field, and the binding is neither read nor written.
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }

    /// Without effect: nothing is dictated.
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

    /// Without effect: the field stands below the title.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
