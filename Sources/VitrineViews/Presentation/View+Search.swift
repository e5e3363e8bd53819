// The placement of a search field is without effect: it stands below the title of its screen.

nonisolated extension View {
    /// Without effect: there is no find bar, and the binding is neither read nor written.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    /// Suggests what to search for, in a list over the screen while one searches; a suggestion is chosen by a tap where it
    /// has a `searchCompletion(_:)`, and the list goes until the text is changed.
    public func searchSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View {
        let content = suggestions()
        return barContents { contents, environment in
            contents.suggestions = SearchSuggestions(content: content, environment: environment)
        }
    }

    /// Whether suggestions are listed over the screen while one searches; they never stand in a menu.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        barContents {
            if placements.contains(.content) { $0.hidesSuggestions = visibility == .hidden }
        }
    }

    /// The text that a suggestion puts into the search field when it is chosen.
    public func searchCompletion(_ completion: String) -> some View {
        trait(SearchCompletionTrait.self, .text(completion))
    }

    /// The token that a suggestion puts into the search field, in the place of its text, when it is chosen.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        trait(SearchCompletionTrait.self, .token(token))
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
}

nonisolated extension View {
    /// Adds a search field to the screen's bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: prompt, isPresented: nil)
    }

    /// Adds a search field to the screen's bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: Text(prompt), isPresented: nil)
    }

    /// Adds a search field to the screen's bar.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: Text(prompt), isPresented: nil)
    }

    /// Adds a search field to the screen's bar, which is active where the binding says so.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: prompt, isPresented: isPresented)
    }

    /// Adds a search field to the screen's bar, which is active where the binding says so.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: Text(prompt), isPresented: isPresented)
    }

    /// Adds a search field to the screen's bar, which is active where the binding says so.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        SearchableScreen(content: self, text: text, prompt: Text(prompt), isPresented: isPresented)
    }

    /// Adds a search field to the screen's bar, with suggestions as of `searchSuggestions(_:)`.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableScreen(
            content: self, text: text, prompt: prompt, isPresented: nil, suggestions: suggestions())
    }

    /// Adds a search field to the screen's bar, with suggestions as of `searchSuggestions(_:)`.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: nil, suggestions: suggestions())
    }

    /// Adds a search field to the screen's bar, with suggestions as of `searchSuggestions(_:)`.
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableScreen(
            content: self, text: text, prompt: Text(prompt), isPresented: nil, suggestions: suggestions())
    }
}
