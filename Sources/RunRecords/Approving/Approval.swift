public import CatalogKit
public import SnapshotStore

/// Accepts pictures of the last run, or of a report, as references.
public struct Approval: Sendable {
    let folder: CatalogFolder

    public init(in folder: CatalogFolder) {
        self.folder = folder
    }

    /// What is accepted of the pictures that a run kept.
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

    /// Approves what a run found different, missing or unreadable, as far as it is chosen.
    ///
    /// A report is approved from only where it was made of the sources that lie here, and only what is whole in it.
    public func approve(_ choice: Choice, from source: Source = .lastRun) throws -> Report {
        let lock = try folder.lockForWriting()
        let run = try self.run(from: source)
        let record = run.record
        let results = record.report.results
        let chosen = try Self.ids(chosenBy: choice.filter, of: results, from: source)
        let members = choice.cluster.map { record.report.ids(inCluster: $0) }
        if let cluster = choice.cluster, members?.isEmpty == true {
            throw RunRecordError.unknownCluster(id: cluster, report: source.report)
        }
        var report = Report()
        report.isOlderThanSources = try folder.sourceHash() != record.sourceHash
        let fits = { (entry: SnapshotResults.Entry) in
            entry.kind.canBeApproved && chosen.contains(entry.id) && members?.contains(entry.id) != false
        }
        // Nothing of what is damaged is approved in part.
        if source != .lastRun { try results.forEach(where: fits) { _ = try run.files($0) } }
        try results.forEach(where: fits) { try approve($0, of: run, into: &report) }
        // What a test has found is settled by that, without another run of the test.
        if folder.isOfTests, source == .lastRun {
            for id in report.approved { try folder.lastRun.forget(id) }
        }
        _ = consume lock
        return report
    }

    private static func ids(
        chosenBy filter: SnapshotFilter, of results: SnapshotResults, from source: Source
    ) throws -> Set<SnapshotID> {
        do {
            return Set(try filter.select(from: results.entries.map(\.id)))
        } catch {
            throw Self.error(error, of: source)
        }
    }

    private static func error(_ error: CatalogError, of source: Source) -> any Error {
        guard case .unknownFilter(let pattern, let closest) = error else { return error }
        if let report = source.report {
            return RunRecordError.unreportedFilter(pattern: pattern, report: report, closest: closest)
        }
        // The catalogue may well have it.
        return CatalogError.uncheckedFilter(pattern: pattern, closest: closest)
    }

    private func approve(
        _ result: SnapshotResult, of run: ChosenRun, into report: inout Report
    ) throws {
        let files = try run.files(result)
        let origin = result.renamedFrom.flatMap { run.isStale($0) ? $0 : nil }
        let state = folder.references.reference(of: result.id).state
        // What was approved before is left as it is.
        if state == files.state {
            // An approval that was ended too early has moved the reference and left the old one.
            if let origin, !report.isOlderThanSources {
                try folder.references.finishMove(of: origin, pixelHash: files.pixelHash)
            }
            return
        }
        guard state == result.referenceState else {
            report.refused.append(result.id)
            return
        }
        if let origin, try folder.references.move(origin, to: result.id, as: files) {
            report.renamed[result.id] = origin
        } else {
            try folder.references.write(files, for: result.id)
        }
        report.approved.append(result.id)
    }
}
