import SnapshotStore

/// What the pages of a report tell, in this order, a box each.
struct ReportOutline {
    enum Item {
        /// A definition that failed, by its number.
        case failure(Int)
        /// Some of the snapshots of a cluster, by their numbers in it; the first ones come with the pictures of one.
        case cluster(CheckReport.Cluster, Range<Int>)
        /// A snapshot, by its place among the results.
        case result(Int)
        case stale(ArraySlice<String>)
    }

    /// The most names in a box.
    private static let listLimit = 1000

    let items: [Item]

    init(_ report: CheckReport) {
        let clusters = report.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        var items = report.failures.indices.map(Item.failure)
        for cluster in clusters {
            items += Self.parts(of: cluster.places.indices).map { .cluster(cluster, $0) }
        }
        for (place, entry) in report.results.entries.enumerated() where !entry.isRecorded {
            let isTold = entry.kind != .matched || entry.hasTolerances
            if isTold, !clustered.contains(place) { items.append(.result(place)) }
        }
        let unclaimed = report.unclaimed
        items += Self.parts(of: unclaimed.indices).map { .stale(unclaimed[$0]) }
        self.items = items
    }

    private static func parts(of range: Range<Int>) -> [Range<Int>] {
        stride(from: range.lowerBound, to: range.upperBound, by: listLimit).map {
            $0..<min($0 + listLimit, range.upperBound)
        }
    }
}
