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
    public var clusters: [Cluster] { allClusters.filter { $0.ids.count > 1 } }

    /// The snapshots that an id of a cluster stands for: all of its group.
    func ids(inCluster id: String) -> Set<SnapshotID> {
        Set((allClusters + environmentClusters).first { $0.id == id }?.ids ?? [])
    }

    private var allClusters: [Cluster] {
        clusters { if case .differs(let difference) = $0 { difference } else { nil } }
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
        let members = results.compactMap { result -> (snapshot: SnapshotID, explanation: ToldExplanation)? in
            if result.isRecorded { return nil }
            return difference(result.outcome).map { (result.id, $0.explanation) }
        }
        let groups = ClusterGroups(
            members.compactMap { member in member.explanation.cluster.map { (member.snapshot, $0) } })
        var clusters: [Cluster] = []
        var places: [String: Int] = [:]
        var leastChanges: [Int] = []
        for (snapshot, explanation) in members {
            guard let group = explanation.cluster.flatMap({ groups[$0.id] }) else { continue }
            let changes = explanation.changes.count
            if let place = places[group.id] {
                clusters[place].ids.append(snapshot)
                guard changes < leastChanges[place] else { continue }
                clusters[place].example = snapshot
                leastChanges[place] = changes
            } else {
                places[group.id] = clusters.count
                leastChanges.append(changes)
                clusters.append(Cluster(id: group.id, title: group.title, ids: [snapshot], example: snapshot))
            }
        }
        return clusters
    }

    /// How many snapshots came to what, `["3 matched", "1 missing reference"]`.
    public var counts: [String] {
        var parts: [String] = []
        let renamed = results.count { $0.renamedFrom != nil && !$0.isRecorded }
        for name in [
            "matched", "differs", "missing reference", "unreadable reference", "failed to render",
            "environment changed",
        ] {
            // What only has another name is told as that, and not as missing here and stale there.
            let count = count(name) - (name == "missing reference" ? renamed : 0)
            if count > 0 { parts.append("\(count) \(name == "differs" && count > 1 ? "differ" : name)") }
        }
        if renamed > 0 { parts.append("\(renamed) renamed") }
        let stale = unclaimed
        if !stale.isEmpty { parts.append("\(stale.count) stale \(stale.count == 1 ? "file" : "files")") }
        if !failures.isEmpty { parts.append("\(failures.count) failed to say what they show") }
        return parts
    }
}
