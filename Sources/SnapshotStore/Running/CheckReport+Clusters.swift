public import CatalogKit

extension CheckReport {
    /// Snapshots that differ for the same causes.
    public struct Cluster: Equatable, Sendable {
        public var id: String
        public var title: String
        /// In the catalogue's order.
        public var ids: [SnapshotID]
        /// The first of those in which the fewest causes and consequences are told, to be shown in full.
        public var example: SnapshotID
    }

    /// The clusters of at least two snapshots that differ, in the order of their first ones.
    public var clusters: [Cluster] {
        clusters { if case .differs(let difference) = $0 { difference } else { nil } }
            .filter { $0.ids.count > 1 }
    }

    /// The cluster, of those in ``clusters``, that each snapshot belongs to.
    public var clustersByID: [SnapshotID: Cluster] {
        var byID: [SnapshotID: Cluster] = [:]
        for cluster in clusters {
            for id in cluster.ids { byID[id] = cluster }
        }
        return byID
    }

    /// The changes of the environment, each with the snapshots that look different for it.
    public var environmentClusters: [Cluster] {
        clusters { if case .environmentChanged(let difference) = $0 { difference } else { nil } }
    }

    private func clusters(_ difference: (SnapshotOutcome) -> SnapshotDifference?) -> [Cluster] {
        var clusters: [Cluster] = []
        var places: [String: Int] = [:]
        var leastChanges: [Int] = []
        for result in results where !result.isRecorded {
            guard let explanation = difference(result.outcome)?.explanation, let cluster = explanation.cluster
            else { continue }
            let changes = explanation.causes.count + explanation.consequences.count
            if let place = places[cluster.id] {
                clusters[place].ids.append(result.id)
                guard changes < leastChanges[place] else { continue }
                clusters[place].example = result.id
                leastChanges[place] = changes
            } else {
                places[cluster.id] = clusters.count
                leastChanges.append(changes)
                clusters.append(
                    Cluster(id: cluster.id, title: cluster.title, ids: [result.id], example: result.id))
            }
        }
        return clusters
    }

    /// How many snapshots came to what, `["3 matched", "1 missing reference"]`.
    public var counts: [String] {
        var parts: [String] = []
        for name in [
            "matched", "differs", "missing reference", "unreadable reference", "failed to render",
            "environment changed",
        ] {
            let count = count(name)
            if count > 0 { parts.append("\(count) \(name == "differs" && count > 1 ? "differ" : name)") }
        }
        if !stale.isEmpty { parts.append("\(stale.count) stale \(stale.count == 1 ? "file" : "files")") }
        if !failures.isEmpty { parts.append("\(failures.count) failed to say what they show") }
        return parts
    }
}
