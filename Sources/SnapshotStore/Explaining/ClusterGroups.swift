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
        var told: [String: [(words: String, mode: String?)]] = [:]
        var places: [String] = []
        for (snapshot, cluster) in members {
            for cause in cluster.causes {
                if told[cause.place] == nil { places.append(cause.place) }
                if !told[cause.place, default: []].contains(where: { $0.words == cause.words }) {
                    told[cause.place, default: []].append((cause.words, snapshot.mode?.text))
                }
            }
        }
        return places.map { place in
            let words = (told[place] ?? []).reduce(into: [String]()) { texts, value in
                texts.append(addition(value, to: told[place] ?? []))
            }
            let text = words.joined(separator: "; ")
            return place.isEmpty ? text : "\(place): \(text)"
        }
        .joined(separator: ", ")
    }

    /// `in dark #111111 → #222222` after `color #ffffff → #eeeeee`.
    private static func addition(
        _ value: (words: String, mode: String?), to all: [(words: String, mode: String?)]
    ) -> String {
        guard let base = all.first(where: { isSameProperty($0.words, value.words) }),
            base.words != value.words
        else {
            return value.words
        }
        let words = value.words.split(separator: " ").dropFirst(sharedWords(base.words, value.words))
        let rest = words.joined(separator: " ")
        guard let mode = value.mode, mode != base.mode else { return "elsewhere \(rest)" }
        return "\(mode.hasPrefix("ax") ? "at" : "in") \(mode) \(rest)"
    }

    private static func isSameProperty(_ one: String, _ other: String) -> Bool {
        one == other || sharedWords(one, other) > 0
    }

    /// How many words both begin with, up to the values.
    private static func sharedWords(_ one: String, _ other: String) -> Int {
        let words = other.split(separator: " ")
        let values = words.firstIndex(of: "→").map { max($0 - 1, 0) } ?? words.count
        return min(zip(one.split(separator: " "), words).prefix { $0 == $1 }.count, values)
    }
}
