/// Which end of a selection stays where it is.
public nonisolated struct TextSelectionAffinity: Hashable, Sendable {
    private let name: String

    public static let automatic = TextSelectionAffinity(name: "automatic")
    public static let upstream = TextSelectionAffinity(name: "upstream")
    public static let downstream = TextSelectionAffinity(name: "downstream")
}
