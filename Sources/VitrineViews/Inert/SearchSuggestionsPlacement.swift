/// Where suggestions of a search would be shown.
public nonisolated struct SearchSuggestionsPlacement: Hashable, Sendable {
    public struct Set: OptionSet, Hashable, Sendable {
        public var rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }

    private let name: String

    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
}
