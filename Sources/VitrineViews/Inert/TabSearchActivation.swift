/// What would begin a search in a tab for it.
public nonisolated struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
