/// The causes that several snapshots may share, by which they are approved together.
///
/// A snapshot with another cause besides belongs to another cluster.
public struct CauseCluster: Hashable, Sendable {
    /// Eight hexadecimal digits that stand for the causes with their exact values, the same on every machine.
    public var id: String
    /// The causes as people read them.
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    /// The cluster of some causes, each with everything that makes it this cause and no other.
    ///
    /// Nothing where there is no cause.
    init?(_ causes: [(key: String, title: String)]) {
        if causes.isEmpty { return nil }
        let keys = Set(causes.map(\.key)).sorted()
        id = String(contentHash(of: Array(keys.joined(separator: "\n").utf8)).prefix(8))
        title = causes.map(\.title).joined(separator: ", ")
    }

    /// The cluster of all snapshots that the same change of the environment has met.
    init?(environmentChanges: [String]) {
        self.init(environmentChanges.map { ("environment \($0)", $0) })
    }
}
