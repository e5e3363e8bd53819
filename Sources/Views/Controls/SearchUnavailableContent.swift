/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?

        public var body: some View {
            Views.Label {
                Text(text.map { "No Results for “\($0)”" } ?? "No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}
