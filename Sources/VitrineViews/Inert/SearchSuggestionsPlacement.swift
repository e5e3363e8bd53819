/// Where suggestions of a search would be shown.
public nonisolated struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
}
