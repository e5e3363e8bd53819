import CatalogKit
import VitrineExplanations

/// Clusters that one cause has led to: the same declarations in the modes of one content variant, or one changed value
/// wherever it is used.
///
/// Nothing else is ever joined, so that each member has only causes that the group's title names.
struct ClusterGroups {
    struct Group: Equatable {
        /// That of the group's first cluster.
        var id: String
        var title: String
    }

    private var groups: [String: Group] = [:]

    /// - Parameter members: in the catalogue's order, in which the modes of a variant stand together.
    init(_ members: some Sequence<(snapshot: SnapshotID, cluster: CauseCluster)>) {
        // Thousands of members share a few clusters, so only these are remembered, with the modes that they are found in.
        var order: [CauseCluster] = []
        var modes: [CauseCluster: [String?]] = [:]
        var leaders: [String: String] = [:]
        func leader(_ id: String) -> String {
            var id = id
            while let next = leaders[id], next != id { id = next }
            return id
        }
        func join(_ first: String?, _ id: String) {
            guard let first else { return }
            let (one, other) = (leader(first), leader(id))
            if one != other { leaders[other] = one }
        }
        var variant: SnapshotID?
        var declarations: [String: String] = [:]
        var values: [String: String] = [:]
        for (snapshot, cluster) in members {
            if modes[cluster] == nil { order.append(cluster) }
            let mode = snapshot.mode?.text
            if modes[cluster]?.contains(mode) != true { modes[cluster, default: []].append(mode) }
            if leaders[cluster.id] == nil { leaders[cluster.id] = cluster.id }
            let own = SnapshotID(component: snapshot.component, variant: snapshot.variant, mode: nil)
            if own != variant { declarations = [:] }
            variant = own
            join(declarations[cluster.declaration], cluster.id)
            declarations[cluster.declaration] = declarations[cluster.declaration] ?? cluster.id
            if let value = cluster.value {
                join(values[value], cluster.id)
                values[value] = values[value] ?? cluster.id
            }
        }
        let parts = Dictionary(grouping: order) { leader($0.id) }
        for cluster in order {
            let lead = leader(cluster.id)
            if groups[lead] == nil {
                groups[lead] = Group(id: lead, title: Self.title(of: parts[lead] ?? [], modes))
            }
            groups[cluster.id] = groups[lead]
        }
    }

    /// The group that a cluster belongs to.
    subscript(cluster: String) -> Group? { groups[cluster] }

    /// The causes of all clusters: the first one's, then what others add in other modes or other components.
    private static func title(of clusters: [CauseCluster], _ modes: [CauseCluster: [String?]]) -> String {
        var changes: [PlaceChanges] = []
        var indices: [String: Int] = [:]
        for cluster in clusters {
            for cause in cluster.causes {
                let index = indices[cause.place] ?? changes.count
                if index == changes.count {
                    indices[cause.place] = index
                    changes.append(PlaceChanges(place: cause.place))
                }
                for mode in modes[cluster] ?? [] {
                    changes[index].add(cause.words, of: cause.property, mode: mode)
                }
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
