nonisolated extension View {
    /// Adds a search field to the screen's bar, whose tokens stand before its text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: prompt, isPresented: nil,
            tokens: SearchTokens(tokens, view: token))
    }

    /// Adds a search field to the screen's bar, whose tokens stand before its text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: nil,
            tokens: SearchTokens(tokens, view: token))
    }

    /// Adds a search field to the screen's bar, whose tokens stand before its text.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: nil,
            tokens: SearchTokens(tokens, view: token))
    }

    /// Adds a search field with tokens, which is active where the binding says so.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: prompt, isPresented: isPresented,
            tokens: SearchTokens(tokens, view: token))
    }

    /// Adds a search field with tokens, which is active where the binding says so.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: isPresented,
            tokens: SearchTokens(tokens, view: token))
    }

    /// Adds a search field with tokens, which is active where the binding says so.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: isPresented,
            tokens: SearchTokens(tokens, view: token))
    }

    /// Adds a search field with tokens, some of which are suggested while one searches; it is active where the binding
    /// says so, if there is one.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: prompt, isPresented: isPresented,
            tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, view: token))
    }

    /// Adds a search field with tokens, some of which are suggested while one searches; it is active where the binding
    /// says so, if there is one.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: isPresented,
            tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, view: token))
    }

    /// Adds a search field with tokens, some of which are suggested while one searches; it is active where the binding
    /// says so, if there is one.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: isPresented,
            tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, view: token))
    }

    /// Adds a search field with tokens that their views may change; it is active where the binding says so, if there is one.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: prompt, isPresented: isPresented,
            tokens: SearchTokens(editableTokens, editableView: token))
    }

    /// Adds a search field with tokens that their views may change; it is active where the binding says so, if there is one.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: isPresented,
            tokens: SearchTokens(editableTokens, editableView: token))
    }

    /// Adds a search field with tokens that their views may change; it is active where the binding says so, if there is one.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: isPresented,
            tokens: SearchTokens(editableTokens, editableView: token))
    }
}
