public import CatalogKit

/// Accepts pictures of the last run as references.
public struct Approval: Sendable {
    private let folder: CatalogFolder

    public init(in folder: CatalogFolder) {
        self.folder = folder
    }

    /// What is accepted of the pictures that the last run kept.
    public struct Choice: Equatable, Sendable {
        public var filter: SnapshotFilter
        /// The cluster that snapshots have to belong to, with no cause besides; nothing for any.
        public var cluster: String?

        public init(_ filter: SnapshotFilter = SnapshotFilter([]), cluster: String? = nil) {
            self.filter = filter
            self.cluster = cluster
        }
    }

    /// What became of the chosen snapshots.
    public struct Report: Equatable, Sendable {
        public var approved: [SnapshotID] = []
        /// Those that took over a stale reference's place in the history: its files were moved.
        public var renamed: [SnapshotID: SnapshotID] = [:]
        /// Those whose reference is no longer the one that the run looked at.
        public var refused: [SnapshotID] = []
        /// Whether the catalogue's sources were changed after the run.
        public var isOlderThanSources = false
    }

    /// Approves what the last run found different, missing or unreadable, as far as it is chosen.
    public func approve(_ choice: Choice) throws -> Report {
        let lock = try folder.lockForWriting()
        guard let run = try folder.lastRun.record() else {
            throw StoreError.noLastRun(path: folder.shortened(folder.lastRun.folder))
        }
        let results = run.report.results
        let chosen = Set(try choice.filter.select(from: results.entries.map(\.id)))
        let members = choice.cluster.map { run.report.ids(inCluster: $0) }
        if let cluster = choice.cluster, members?.isEmpty == true {
            throw StoreError.unknownCluster(id: cluster)
        }
        var report = Report()
        report.isOlderThanSources = try folder.sourceHash() != run.sourceHash
        let fits = { (entry: SnapshotResults.Entry) in
            entry.kind.canBeApproved && chosen.contains(entry.id) && members?.contains(entry.id) != false
        }
        try results.forEach(where: fits) { try approve($0, into: &report) }
        _ = consume lock
        return report
    }

    private func approve(_ result: SnapshotResult, into report: inout Report) throws(StoreError) {
        let files = try folder.lastRun.actual(of: result)
        let state = folder.references.reference(of: result.id).state
        // What was approved before is left as it is.
        if state == files.state {
            // An approval that was ended too early has moved the reference and left the old one.
            if let origin = result.renamedFrom, !report.isOlderThanSources {
                try folder.references.finishMove(of: origin, pixelHash: files.pixelHash)
            }
            return
        }
        guard state == result.referenceState else {
            report.refused.append(result.id)
            return
        }
        if let origin = result.renamedFrom, try folder.references.move(origin, to: result.id, as: files) {
            report.renamed[result.id] = origin
        } else {
            try folder.references.write(files, for: result.id)
        }
        report.approved.append(result.id)
    }
}
