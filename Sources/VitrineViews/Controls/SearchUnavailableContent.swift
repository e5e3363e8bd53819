/// The label and the text where a search has found nothing.
public struct SearchUnavailableContent {
    /// "No Results", followed by what was searched for if that is given, beside a magnifying glass.
    public nonisolated struct Label: View {
        let text: String?

        @MainActor public var body: some View {
            VitrineViews.Label {
                Text(text.map { "No Results for “\($0)”" } ?? "No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// The advice to check the spelling.
    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing: a search that has failed has no actions of its own.
    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}
