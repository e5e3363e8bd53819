import RunRecords

/// The parts of a report's pages, in this order, a box each.
struct ReportOutline {
    enum Item {
        /// A definition that failed, by its number.
        case failure(Int)
        /// Some of the snapshots of a cluster, by their numbers in it; the first ones come with the pictures of one.
        case cluster(CheckReport.Cluster, Range<Int>)
        /// Some of the snapshots that could not be compared for one reason, by their numbers among them.
        case problem(CheckReport.Problem, Range<Int>)
        /// A snapshot, by its place among the results.
        case result(Int)
        case stale(ArraySlice<String>)
    }

    /// The most names, and the most snapshots with their pictures, in a box.
    private static let (nameLimit, memberLimit) = (1000, 100)

    let items: [Item]

    init(_ report: CheckReport) throws {
        let clusters = report.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        var items = report.failures.indices.map(Item.failure)
        for cluster in clusters {
            items += Self.parts(of: cluster.places.indices, Self.memberLimit).map { .cluster(cluster, $0) }
        }
        let repeated = try report.problems().filter { $0.places.count > 1 }
        for problem in repeated {
            items += Self.parts(of: problem.places.indices, Self.memberLimit).map { .problem(problem, $0) }
        }
        let listed = clustered.union(repeated.lazy.flatMap(\.places))
        for (place, entry) in report.results.entries.enumerated() where !entry.isRecorded {
            let needsItem = entry.kind != .matched || entry.hasTolerances
            if needsItem, !listed.contains(place) { items.append(.result(place)) }
        }
        let unclaimed = report.unclaimed
        items += Self.parts(of: unclaimed.indices, Self.nameLimit).map { .stale(unclaimed[$0]) }
        self.items = items
    }

    private static func parts(of range: Range<Int>, _ limit: Int) -> [Range<Int>] {
        stride(from: range.lowerBound, to: range.upperBound, by: limit).map {
            $0..<min($0 + limit, range.upperBound)
        }
    }
}

extension ReportOutline.Item {
    /// How much of a page its box takes, in snapshots.
    var weight: Int {
        switch self {
        case .failure, .result: 1
        case .cluster(_, let members), .problem(_, let members): 1 + members.count
        // Names are short.
        case .stale(let paths): 1 + paths.count / 20
        }
    }
}
