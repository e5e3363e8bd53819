public nonisolated struct TabRole: Hashable, Sendable {
    private let name: String

    public static let search = TabRole(name: "search")
}
