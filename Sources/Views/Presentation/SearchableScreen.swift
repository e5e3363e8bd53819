/// A screen with a field to search in, whose views read `\.isSearching` and `\.dismissSearch`.
nonisolated struct SearchableScreen<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let prompt: Text
    /// Whether the search goes on, where the component keeps that; nothing where the screen does.
    let isPresented: Binding<Bool>?
    @State private var ownIsActive = false
    @Environment(\.submitActions) private var submitActions

    @MainActor var body: some View {
        let search = SearchContents(
            text: text, prompt: prompt, isActive: isPresented ?? $ownIsActive, submitActions: submitActions)
        return
            content
            .changingEnvironment { environment in
                environment.isSearching = search.isActive.wrappedValue
                environment.dismissSearch = DismissSearchAction { search.end() }
            }
            .barContents { $0.search = search }
    }
}

/// The field of a `searchable` screen.
struct SearchContents {
    var text: Binding<String>
    var prompt: Text
    var isActive: Binding<Bool>
    /// What the screen does when the field, which stands in the bar, is submitted.
    var submitActions: [SubmitAction]

    @MainActor func end() {
        text.wrappedValue = ""
        isActive.wrappedValue = false
    }
}
