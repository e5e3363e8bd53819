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

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView { search(for: nil) }

    public static func search(text: String) -> ContentUnavailableView {
        search(for: text.isEmpty ? nil : text)
    }

    private static func search(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
