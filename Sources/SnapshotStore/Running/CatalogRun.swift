public import CatalogKit
import Drawing
import Pixels

/// Renders the snapshots of a catalogue, a few at a time.
public struct CatalogRun: Sendable {
    private let folder: CatalogFolder
    private let inventory: Inventory
    private let filter: SnapshotFilter
    private let makeWorker: SnapshotWorkerSource
    private let jobs: Int
    private let progress: @Sendable (_ done: Int, _ total: Int) -> Void

    public init(
        _ inventory: Inventory, filter: SnapshotFilter, in folder: CatalogFolder, settings: Settings
    ) {
        self.folder = folder
        self.inventory = inventory
        self.filter = filter
        self.makeWorker = settings.makeWorker
        self.jobs = settings.jobs
        self.progress = settings.progress
    }

    /// How a run renders.
    public struct Settings: Sendable {
        public var makeWorker: SnapshotWorkerSource
        /// How many snapshots are rendered at once.
        public var jobs: Int
        /// Told how many of all snapshots are done.
        public var progress: @Sendable (_ done: Int, _ total: Int) -> Void

        public init(
            makeWorker: @escaping SnapshotWorkerSource, jobs: Int,
            progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
        ) {
            precondition(jobs > 0, "a run renders one snapshot at a time at least")
            self.makeWorker = makeWorker
            self.jobs = jobs
            self.progress = progress
        }
    }

    /// The chosen snapshots, in the catalogue's order; a pattern that fits none is an error.
    private func selectedSnapshots(besides others: [SnapshotID] = []) throws(CatalogError) -> [Snapshot] {
        let selected = Set(
            try filter.select(
                from: inventory.snapshots.map(\.id) + others, failed: inventory.failures.map(\.component)))
        return inventory.snapshots.filter { selected.contains($0.id) }
    }

    /// The chosen definitions that could not say what they show.
    public var failures: [DefinitionFailure] {
        inventory.failures.filter { filter.names($0.component) }
    }

    /// Compares each snapshot with its reference and keeps what is different for approval.
    ///
    /// - Returns: what was found, and the text of ``LastRun/reportPath``.
    public func check(ignoringHashes: Bool = false) async throws -> (report: CheckReport, text: String) {
        let store = folder.references
        let failed = Set(inventory.failures.map(\.component))
        let stale = try store.stalePaths(besides: inventory.snapshots.map(\.id), failed: failed)
        let staleIDs = stale.map { SnapshotID(String($0.prefix { $0 != "." })) }
        let snapshots = try selectedSnapshots(besides: staleIDs.compactMap { $0 })
        let sourceHash = try folder.sourceHash()
        let lock = try folder.lock()
        try folder.lastRun.begin()
        let checks = try await forEach(snapshots) { [folder] snapshot, worker in
            let checker = SnapshotChecker(store: store, worker: worker, ignoresHashes: ignoringHashes)
            let check = try await checker.check(snapshot)
            if let actual = check.actual {
                try folder.lastRun.keep(actual, difference: check.difference, of: snapshot.id)
            }
            return CheckedSnapshot(
                result: SnapshotResult(snapshot, check.outcome, findings: check.findings),
                referenceState: check.referenceState)
        }
        let chosenStale = zip(stale, staleIDs).filter { _, id in
            filter.isEmpty || id.map(filter.matches) == true
        }
        let report = CheckReport(
            results: checks.map(\.result), stale: chosenStale.map(\.0),
            failures: failures)
        let record = RunRecord(
            sourceHash: sourceHash, report: report, referenceStates: checks.map(\.referenceState))
        let text = record.text(in: folder)
        try folder.lastRun.finish(text)
        _ = consume lock
        return (report, text)
    }

    /// Makes each snapshot's picture its reference.
    public func record() async throws -> [RecordedSnapshot] {
        let store = folder.references
        let snapshots = try selectedSnapshots()
        let lock = try folder.lockForWriting()
        let recorded = try await forEach(snapshots) { snapshot, worker in
            let files: PictureFiles
            do {
                files = try await Self.render(snapshot, with: worker).files()
            } catch let error where !(error is CancellationError) {
                return RecordedSnapshot(id: snapshot.id, result: .failed("\(error)"))
            }
            let state = try store.state(of: snapshot.id)
            if state == files.state { return RecordedSnapshot(id: snapshot.id, result: .unchanged) }
            let isNew = try store.picture(of: snapshot.id) == nil
            try store.write(files, for: snapshot.id)
            return RecordedSnapshot(id: snapshot.id, result: isNew ? .new : .changed)
        }
        _ = consume lock
        return recorded
    }

    /// Compares each snapshot with its reference, drawing and decoding everything, and keeps nothing.
    public func explain() async throws -> [ExplainedSnapshot] {
        let store = folder.references
        return try await forEach(try selectedSnapshots()) { snapshot, worker in
            let checker = SnapshotChecker(store: store, worker: worker, ignoresHashes: true)
            let check = try await checker.check(snapshot)
            return ExplainedSnapshot(
                result: SnapshotResult(snapshot, check.outcome, findings: check.findings),
                nodes: check.composed?.nodes ?? [])
        }
    }

    /// Gives each snapshot's picture as the sources say it now, and how it stands to its reference.
    ///
    /// Where a snapshot matches, the reference's file is that picture and is not encoded again.
    public func picture() async throws -> [PicturedSnapshot] {
        let store = folder.references
        return try await forEach(try selectedSnapshots()) { snapshot, worker in
            let checker = SnapshotChecker(store: store, worker: worker, ignoresHashes: false)
            let check = try await checker.check(snapshot)
            let result = SnapshotResult(snapshot, check.outcome, findings: check.findings)
            let file = try check.actual?.picture ?? store.picture(of: snapshot.id)
            let drawing = check.composed.flatMap { composed in
                file.map { SnapshotDrawing(composed, file: $0) }
            }
            return PicturedSnapshot(result: result, mode: snapshot.mode, drawing: drawing)
        }
    }

    /// Writes each snapshot's picture below a folder, under the same paths as references.
    public func render(into output: String) async throws -> [RecordedSnapshot] {
        try await forEach(try selectedSnapshots()) { snapshot, worker in
            let picture: [UInt8]
            do {
                picture = try await Self.render(snapshot, with: worker).files().picture
            } catch let error where !(error is CancellationError) {
                return RecordedSnapshot(id: snapshot.id, result: .failed("\(error)"))
            }
            try FileSystem.makeFolder("\(output)/\(snapshot.id.component)")
            try FileSystem.replace("\(output)/\(snapshot.id).png", with: picture)
            return RecordedSnapshot(id: snapshot.id, result: .new)
        }
    }

    private static func render(
        _ snapshot: Snapshot, with worker: any SnapshotWorker
    ) async throws -> RenderedSnapshot {
        let composed = try await worker.compose(snapshot)
        return RenderedSnapshot(composed, bitmap: try await worker.rasterize(composed.displayList))
    }

    /// Runs the work for each snapshot; the results are in the order of the snapshots.
    private func forEach<Output: Sendable>(
        _ snapshots: [Snapshot],
        work: @escaping @Sendable (Snapshot, any SnapshotWorker) async throws -> Output
    ) async throws -> [Output] {
        typealias Done = (index: Int, output: Output, worker: any SnapshotWorker)
        var outputs = [Output?](repeating: nil, count: snapshots.count)
        try await withThrowingTaskGroup(of: Done.self) { group in
            var rest = snapshots.enumerated().makeIterator()
            func start(on worker: any SnapshotWorker) {
                guard let (index, snapshot) = rest.next() else { return }
                group.addTask { (index, try await work(snapshot, worker), worker) }
            }
            for _ in 0..<min(jobs, snapshots.count) { start(on: try makeWorker()) }
            var count = 0
            while let done = try await group.next() {
                try Task.checkCancellation()
                outputs[done.index] = done.output
                count += 1
                progress(count, snapshots.count)
                start(on: done.worker)
            }
        }
        return outputs.compactMap { $0 }
    }
}

private struct CheckedSnapshot: Sendable {
    var result: SnapshotResult
    var referenceState: String
}

extension SnapshotResult {
    package init(_ snapshot: Snapshot, _ outcome: SnapshotOutcome, findings: [String]) {
        self.init(
            id: snapshot.id, componentName: snapshot.componentName, variantName: snapshot.variantName,
            modeName: snapshot.mode.name, place: snapshot.place, outcome: outcome, findings: findings)
    }
}
