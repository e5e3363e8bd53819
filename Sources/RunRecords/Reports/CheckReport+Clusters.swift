public import CatalogKit
package import VitrineExplanations
import VitrineWording

extension CheckReport {
    /// Snapshots that differ for the same causes.
    public struct Cluster: Equatable, Sendable {
        public var id: String
        public var title: String
        /// Which of the results they are.
        public var places: [Int]
        /// The first of those with the fewest causes and consequences, to be shown in full; one with both pictures, if there is.
        public var example: Int

        /// A snapshot that differs.
        package struct Member {
            package var place: Int
            package var id: SnapshotID
            package var cluster: CauseCluster?
            /// How many causes and consequences the explanation has.
            package var changeCount: Int
            /// Whether there is no picture of the reference.
            package var lacksReference = false

            package init(place: Int, id: SnapshotID, cluster: CauseCluster?, changeCount: Int) {
                self.place = place
                self.id = id
                self.cluster = cluster
                self.changeCount = changeCount
            }

            /// Whether it shows the causes better than another one.
            func isBetterExample(than other: Member) -> Bool {
                lacksReference == other.lacksReference
                    ? changeCount < other.changeCount : !lacksReference
            }
        }

        /// The clusters of some snapshots, in the order of their first ones.
        package static func all(of members: some Sequence<Member>) -> [Cluster] {
            let groups = ClusterGroups(
                members.lazy.compactMap { member in member.cluster.map { (member.id, $0) } })
            var clusters: [Cluster] = []
            var numbers: [String: Int] = [:]
            var examples: [Member] = []
            for member in members {
                guard let group = member.cluster.flatMap({ groups[$0.id] }) else { continue }
                if let number = numbers[group.id] {
                    clusters[number].places.append(member.place)
                    if member.isBetterExample(than: examples[number]) {
                        examples[number] = member
                        clusters[number].example = member.place
                    }
                } else {
                    numbers[group.id] = clusters.count
                    examples.append(member)
                    clusters.append(
                        Cluster(
                            id: group.id, title: group.title, places: [member.place], example: member.place))
                }
            }
            return clusters
        }
    }

    /// The clusters of at least two snapshots that differ, in the order of their first ones.
    public var clusters: [Cluster] { clusters(of: .differs).filter { $0.places.count > 1 } }

    /// The snapshots that an id of a cluster stands for: all of its group.
    func ids(inCluster id: String) -> Set<SnapshotID> {
        let cluster = (clusters(of: .differs) + environmentClusters).first { $0.id == id }
        return Set(ids(of: cluster?.places ?? []))
    }

    /// The changes of the environment, each with the snapshots that look different for it.
    public var environmentClusters: [Cluster] { clusters(of: .environmentChanged) }

    private func clusters(of kind: SnapshotOutcome.Kind) -> [Cluster] {
        Cluster.all(
            of: results.entries.enumerated().lazy
                .filter { $0.element.kind == kind && !$0.element.isRecorded }
                .map { place, entry in
                    var member = Cluster.Member(
                        place: place, id: entry.id, cluster: entry.cluster, changeCount: entry.changeCount)
                    member.lacksReference = entry.lacksReference
                    return member
                })
    }

    /// The names of some of the results.
    public func ids(of places: some Sequence<Int>) -> [SnapshotID] { places.map { results.entries[$0].id } }

    /// How many snapshots had which outcome, `["3 matched", "1 missing reference"]`.
    public var counts: [String] {
        var parts: [String] = []
        let renamed = results.entries.count { $0.renamedFrom != nil && !$0.isRecorded }
        for kind in SnapshotOutcome.Kind.allCases {
            // A renamed snapshot counts as renamed, and not as missing here and stale there.
            let count = count(kind) - (kind == .missingReference ? renamed : 0)
            if count > 0 {
                parts.append("\(count) \(kind == .differs && count > 1 ? "differ" : kind.rawValue)")
            }
        }
        if renamed > 0 { parts.append("\(renamed) renamed") }
        let stale = unclaimed
        if !stale.isEmpty { parts.append("\(stale.count) stale \(stale.count == 1 ? "file" : "files")") }
        let failed = failedComponentCount
        if failed > 0 { parts.append("\(failed) \(Pluralized.failed(failed))") }
        return parts
    }
}
