/// When it is shown what a search may be limited to.
public nonisolated struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    public static let automatic = SearchScopeActivation(name: "automatic")
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
