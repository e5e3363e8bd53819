public import CatalogKit

extension CheckReport {
    /// Snapshots that differ for the same causes.
    public struct Cluster: Equatable, Sendable {
        public var id: String
        public var title: String
        /// Which of the results they are.
        public var places: [Int]
        /// The first of those in which the fewest causes and consequences are told, to be shown in full.
        public var example: Int
    }

    /// The clusters of at least two snapshots that differ, in the order of their first ones.
    public var clusters: [Cluster] { clusters(of: .differs).filter { $0.places.count > 1 } }

    /// The changes of the environment, each with the snapshots that look different for it.
    public var environmentClusters: [Cluster] { clusters(of: .environmentChanged) }

    private func clusters(of kind: SnapshotOutcome.Kind) -> [Cluster] {
        var clusters: [Cluster] = []
        var numbers: [String: Int] = [:]
        for (place, entry) in results.entries.enumerated() where !entry.isRecorded && entry.kind == kind {
            guard let cluster = entry.cluster else { continue }
            if let number = numbers[cluster.id] {
                clusters[number].places.append(place)
                if entry.changeCount < results.entries[clusters[number].example].changeCount {
                    clusters[number].example = place
                }
            } else {
                numbers[cluster.id] = clusters.count
                clusters.append(
                    Cluster(id: cluster.id, title: cluster.title, places: [place], example: place))
            }
        }
        return clusters
    }

    /// The names of some of the results.
    public func ids(of places: some Sequence<Int>) -> [SnapshotID] { places.map { results.entries[$0].id } }

    /// How many snapshots came to what, `["3 matched", "1 missing reference"]`.
    public var counts: [String] {
        var parts: [String] = []
        for kind in SnapshotOutcome.Kind.allCases {
            let count = count(kind)
            if count > 0 {
                parts.append("\(count) \(kind == .differs && count > 1 ? "differ" : kind.rawValue)")
            }
        }
        if !stale.isEmpty { parts.append("\(stale.count) stale \(stale.count == 1 ? "file" : "files")") }
        if !failures.isEmpty { parts.append("\(failures.count) failed to say what they show") }
        return parts
    }
}
