/// An explanation in words, as reports keep it.
public struct ToldExplanation: Equatable, Sendable {
    /// All in one sentence.
    public var sentence: String
    /// One short phrase each, such as "`Badge/Text` padding 4 → 8 pt".
    public var causes: [String]
    public var consequences: [String]
    /// The group of snapshots that were changed by just the same causes; nothing where no cause is known.
    public var cluster: CauseCluster?

    public init(
        sentence: String, causes: [String] = [], consequences: [String] = [], cluster: CauseCluster? = nil
    ) {
        self.sentence = sentence
        self.causes = causes
        self.consequences = consequences
        self.cluster = cluster
    }

    /// - Parameter drawn: the elements at the differing pixels, which are told where no element changed.
    init(_ explanation: Explanation, drawn: [String]) {
        let places = drawn.isEmpty ? "them" : drawn.map { "`\($0)`" }.joined(separator: ", ")
        self.init(
            sentence: explanation.isEmpty
                ? "the elements are the same; the rasterizer, or the content of an image, draws \(places) differently"
                : explanation.description,
            causes: explanation.causes.map(\.description),
            consequences: explanation.consequences.map(\.description), cluster: explanation.cluster)
    }
}

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
        let titles = Dictionary(causes.map { ($0.key, $0.title) }) { first, _ in first }
        let sorted = titles.sorted { $0.key < $1.key }
        id = String(contentHash(of: Array(sorted.map(\.key).joined(separator: "\n").utf8)).prefix(8))
        let named = 3
        var told = sorted.map(\.value).prefix(named).joined(separator: ", ")
        if sorted.count > named { told += ", and \(sorted.count - named) more" }
        title = told
    }

    /// The cluster of all snapshots that the same change of the environment has met.
    init?(environmentChanges: [String]) {
        self.init(environmentChanges.map { ("environment \($0)", $0) })
    }
}
