/// A screen with a field to search in, whose views read `\.isSearching` and `\.dismissSearch`.
nonisolated struct SearchableScreen<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let prompt: Text?
    /// Whether the search goes on, where the component keeps that; nothing where the screen does.
    let isPresented: Binding<Bool>?
    var tokens: SearchTokens?
    /// What the search is completed by instead of what `searchSuggestions` says.
    var suggestions: (any View)?
    @State private var ownIsActive = false
    /// The text that a suggestion has been completed to: no other is suggested until it changes.
    @State private var completedText: String?
    @Environment(\.submitActions) private var submitActions
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        let search = search
        return
            content
            .changingEnvironment { environment in
                environment.isSearching = search.isActive.wrappedValue
                environment.dismissSearch = DismissSearchAction { search.end() }
            }
            .barContents { [suggestions, environment] contents in
                contents.search = search
                if let suggestions {
                    contents.suggestions = SearchSuggestions(content: suggestions, environment: environment)
                }
            }
    }

    @MainActor private var search: SearchContents {
        SearchContents(
            text: text, prompt: prompt ?? Text("Search"), tokens: tokens,
            isActive: isPresented ?? $ownIsActive,
            completedText: $completedText, submitActions: submitActions)
    }
}

/// The field of a `searchable` screen.
struct SearchContents {
    var text: Binding<String>
    var prompt: Text
    var tokens: SearchTokens?
    var isActive: Binding<Bool>
    var completedText: Binding<String?>
    /// What the screen does when the field, which stands in the bar, is submitted.
    var submitActions: [SubmitAction]

    var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.entries.isEmpty ?? true }

    /// Whether suggestions are of use: while one searches, until one of them is chosen.
    var takesSuggestions: Bool { isActive.wrappedValue && completedText.wrappedValue != text.wrappedValue }

    @MainActor func clear() {
        text.wrappedValue = ""
        tokens?.removeAll()
        completedText.wrappedValue = nil
    }

    @MainActor func end() {
        clear()
        isActive.wrappedValue = false
    }

    /// Puts what a suggestion stands for into the place of the text.
    @MainActor func complete(_ completion: SearchCompletion) {
        switch completion {
        case .text(let completed): text.wrappedValue = completed
        case .token(let token):
            text.wrappedValue = ""
            tokens?.append(token)
        }
        completedText.wrappedValue = text.wrappedValue
    }
}
