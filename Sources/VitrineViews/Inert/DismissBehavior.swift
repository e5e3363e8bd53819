/// How a window would be closed.
public nonisolated struct DismissBehavior: Hashable, Sendable {
    private let name: String

    public static let interactive = DismissBehavior(name: "interactive")
    public static let destructive = DismissBehavior(name: "destructive")
}
