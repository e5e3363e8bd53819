/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
    public nonisolated struct Label: View {
        let text: String?

        @MainActor public var body: some View {
            Views.Label {
                Text(text.map { "No Results for “\($0)”" } ?? "No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}
