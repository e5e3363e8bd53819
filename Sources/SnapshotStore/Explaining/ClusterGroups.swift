import CatalogKit

/// Clusters that one cause has led to: the same declarations in the modes of one content variant, or one changed value
/// wherever it is used.
///
/// Nothing else is ever joined, so that each member has only causes that the group's title tells.
struct ClusterGroups {
    struct Group: Equatable {
        /// That of the group's first cluster.
        var id: String
        var title: String
    }

    private var groups: [String: Group] = [:]

    /// - Parameter members: in the catalogue's order.
    init(_ members: [(snapshot: SnapshotID, cluster: CauseCluster)]) {
        var order: [String] = []
        var leaders: [String: String] = [:]
        func leader(_ id: String) -> String {
            var id = id
            while let next = leaders[id], next != id { id = next }
            return id
        }
        var firsts: [String: String] = [:]
        for (snapshot, cluster) in members {
            if leaders[cluster.id] == nil {
                leaders[cluster.id] = cluster.id
                order.append(cluster.id)
            }
            let variant = "\(snapshot.component)/\(snapshot.variant) \(cluster.declaration)"
            for name in [variant, cluster.value.map { "value \($0)" }].compactMap({ $0 }) {
                if let first = firsts[name] {
                    let (one, other) = (leader(first), leader(cluster.id))
                    if one != other { leaders[other] = one }
                } else {
                    firsts[name] = cluster.id
                }
            }
        }
        var parts: [String: [(snapshot: SnapshotID, cluster: CauseCluster)]] = [:]
        for member in members { parts[leader(member.cluster.id), default: []].append(member) }
        for id in order {
            let lead = leader(id)
            if groups[lead] == nil {
                groups[lead] = Group(id: lead, title: Self.title(of: parts[lead] ?? []))
            }
            groups[id] = groups[lead]
        }
    }

    /// The group that a cluster belongs to.
    subscript(cluster: String) -> Group? { groups[cluster] }

    /// What all members tell: the first one's causes, then what others add in other modes or other components.
    private static func title(of members: [(snapshot: SnapshotID, cluster: CauseCluster)]) -> String {
        var changes: [PlaceChanges] = []
        var indices: [String: Int] = [:]
        for (snapshot, cluster) in members {
            for cause in cluster.causes {
                let index = indices[cause.place] ?? changes.count
                if index == changes.count {
                    indices[cause.place] = index
                    changes.append(PlaceChanges(places: [cause.place]))
                }
                changes[index].add(cause.words, mode: snapshot.mode?.text)
            }
        }
        return changes.reduce(into: [PlaceChanges]()) { joined, change in
            if let index = joined.firstIndex(where: { $0.isSameChange(as: change) }) {
                joined[index].join(change)
            } else {
                joined.append(change)
            }
        }
        .map(\.text)
        .joined(separator: ", ")
    }
}
