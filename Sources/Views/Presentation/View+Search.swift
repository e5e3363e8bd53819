nonisolated extension View {
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the screen's bar; the placement is without effect.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: nil)
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the screen's bar, which is active where the binding says so; the placement is without
    /// effect.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableScreen(
            content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented)
    }

    /// Without effect: suggestions are never shown.
    public func searchSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View {
        self
    }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets a search be limited; the choice is shown once something has been typed, unless it is to be while one searches.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented)
        return barContents { $0.scopes = SearchScopes(picker: picker, activation: activation) }
    }

    /// Without effect: there is no find bar, and the binding is neither read nor written.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
