public import CatalogKit
public import Rendering
public import RunRecords
public import SnapshotStore

/// Renders the snapshots of a catalogue, a few at a time.
public struct CatalogRun: Sendable {
    let folder: CatalogFolder
    let inventory: Inventory
    let filter: SnapshotFilter
    private let makeWorker: SnapshotWorkerSource
    private let jobs: Int
    private let progress: @Sendable (_ done: Int, _ total: Int) -> Void
    private let notice: @Sendable (_ sentence: String) -> Void
    private let observers: [RunObserver]
    let drafts: Drafts?

    public init(
        _ inventory: Inventory, filter: SnapshotFilter, in folder: CatalogFolder, settings: Settings
    ) {
        self.folder = folder
        self.inventory = inventory
        self.filter = filter
        self.makeWorker = settings.makeWorker
        self.jobs = settings.jobs
        self.progress = settings.progress
        self.notice = settings.notice
        self.observers = settings.observers
        self.drafts = settings.drafts
    }

    /// How a run renders.
    public struct Settings: Sendable {
        public var makeWorker: SnapshotWorkerSource
        /// How many workers draw; several have two snapshots each under way.
        public var jobs: Int
        /// Called with how many of all snapshots are done, at first none.
        public var progress: @Sendable (_ done: Int, _ total: Int) -> Void
        /// Called with a sentence for each thing that a run has to do without.
        public var notice: @Sendable (_ sentence: String) -> Void = { _ in }
        public var observers: [RunObserver] = []
        /// What another process has drawn before; nothing where references are confirmed by this one alone.
        public var drafts: Drafts?

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

    /// The chosen snapshots, in the catalogue's order, those with scenarios as a whole; a pattern that fits none is an error.
    public func selectedSnapshots(
        besides others: [SnapshotID] = []
    ) throws(CatalogError) -> [Snapshot] {
        if filter.isEmpty { return inventory.snapshots }
        let selected = Set(
            try filter.select(
                from: inventory.snapshots.map(\.id) + others, failed: inventory.failures.map(\.component),
                scenarios: inventory.scenarios))
        return inventory.snapshots.filter { selected.contains($0.id) }
    }

    /// The chosen definitions that could not say what they show.
    public var failures: [DefinitionFailure] {
        inventory.failures.filter { filter.names($0.component) }
    }

    /// The sources that the snapshots are declared in.
    public func sources() throws(StoreError) -> SourceFinder { try SourceFinder(in: folder) }

    /// What a check does beside comparing.
    public struct CheckOptions: Equatable, Sendable {
        /// Whether everything is drawn and decoded, even where hashes show that it is equal.
        public var ignoresHashes = false
        /// Nothing for all snapshots.
        public var shard: Shard?
        public var recording = RecordMode.none
        /// Whether a folder that may not be written is an error, because the kept pictures are asked for.
        public var needsLastRun = false

        public init() {}
    }

    /// Compares each snapshot with its reference and keeps what is different for approval.
    public func check(_ options: CheckOptions = CheckOptions()) async throws -> RunRecord {
        let store = folder.references
        let survey = try ReferenceSurvey(of: store, besides: inventory)
        var stale = survey.stale(of: inventory)
        var snapshots = try selectedSnapshots(besides: stale.map(\.id))
        let digest = InventoryDigest(of: snapshots.lazy.map(\.id))
        if let shard = options.shard { snapshots = shard.part(of: snapshots) }
        let sourceHash = try folder.sourceHash()
        let lock = try beginLastRun(options)
        let keepsRun = lock != nil
        let places = PicturePlaces.catalog(folder)
        let file = try keepsRun ? folder.lastRun.tree.unnamedWriter() : FileWriter.unnamed()
        var spool = ResultSpool(file, count: snapshots.count, naming: places)
        var missing: [Renames.Picture] = []
        var drawn = 0
        let performed = try await forEach(snapshots, besides: stale.map(\.id)) { [folder] snapshot, worker in
            let checker = SnapshotChecker(store: store, ignoresHashes: options.ignoresHashes)
            var check = try await checker.check(snapshot, with: worker)
            if keepsRun, let pictures = check.pictures() {
                try folder.lastRun.keep(pictures, of: snapshot.id)
                check.result.setHashes(of: pictures)
            }
            if let drawn = try await Self.drawn(check, toRecord: options.recording, worker) {
                let kind = try await worker.draw { $0.kind(snapshot.references, for: drawn) }
                let files = drawn.approved(as: kind)
                if files.state != check.result.referenceState {
                    if let doubt = try await self.doubt(about: drawn, of: snapshot, worker) {
                        check.result.outcome = .failedToRender(reason: doubt)
                    } else {
                        try store.write(files, for: snapshot.id)
                        check.result.isRecorded = true
                    }
                }
            }
            return CheckedSnapshot(
                result: check.result, isDrawn: check.isDrawn, missing: check.missingPixels)
        } consume: { checked in
            try spool.append(checked.result)
            if checked.isDrawn { drawn += 1 }
            if let pixels = checked.missing { missing.append(pixels) }
        }
        let isFirst = options.shard?.isFirst ?? true
        let known = isFirst ? [] : Set(stale.map(\.id))
        stale = survey.stale(of: inventory, performed)
        let chosenStale = stale.filter { !known.contains($0.id) && filter.matches($0.id) }.map(\.path)
            .sorted()
        let renames = Renames(missing: missing, stale: Set(stale.map(\.id)), in: store)
        var results = try spool.results()
        results.rename(renames.origin)
        var report = CheckReport(
            results: results, stale: chosenStale, failures: isFirst ? failures : [])
        report.drawn = drawn
        let record = RunRecord(
            sourceHash: sourceHash, inventory: digest, shard: options.shard, report: report)
        if keepsRun { try folder.lastRun.finish(record, naming: places) }
        _ = consume lock
        return record
    }

    /// Forgets the run before and keeps other processes out; nothing where the folder may not be written and that
    /// can be done without.
    private func beginLastRun(_ options: CheckOptions) throws(StoreError) -> StoreLock? {
        if options.recording != .none {
            let lock = try folder.lockForWriting()
            try folder.lastRun.begin()
            return lock
        }
        do throws(StoreError) {
            let lock = try folder.lock()
            try folder.lastRun.begin()
            return lock
        } catch {
            guard case .writeProtected = error, !options.needsLastRun else { throw error }
            notice("warning: \(error); nothing is kept for 'approve'")
            return nil
        }
    }

    /// What becomes the reference, if the mode says so.
    private static func drawn(
        _ check: SnapshotChecker.Check, toRecord mode: RecordMode, _ worker: any SnapshotWorker
    ) async throws -> RenderedSnapshot? {
        guard mode.records(check.result.outcome), let composed = check.composed else { return nil }
        if let actual = check.actual { return actual }
        return try await worker.draw { try $0.render(composed) }
    }

    /// Makes each snapshot's picture its reference.
    public func record() async throws -> [RecordedSnapshot] {
        let store = folder.references
        let snapshots = try selectedSnapshots()
        let lock = try folder.lockForWriting()
        let recorded = try await forEach(snapshots) { snapshot, worker in
            let drawn: RenderedSnapshot
            do {
                drawn = try await Self.render(snapshot, with: worker)
            } catch let error where !(error is CancellationError) {
                return RecordedSnapshot(id: snapshot.id, result: .failed("\(error)"))
            }
            if let doubt = try await doubt(about: drawn, of: snapshot, worker) {
                return RecordedSnapshot(id: snapshot.id, result: .failed(doubt))
            }
            let kind = try await worker.draw { $0.kind(snapshot.references, for: drawn) }
            let files = drawn.approved(as: kind)
            let reference = store.reference(of: snapshot.id)
            let isUnchanged = reference.state == files.state
            if !isUnchanged { try store.write(files, for: snapshot.id) }
            return RecordedSnapshot(
                id: snapshot.id, result: isUnchanged ? .unchanged : reference.isMissing ? .new : .changed,
                note: kind == snapshot.references ? nil : RecordedSnapshot.keptPicture)
        }
        _ = consume lock
        return recorded
    }

    /// Compares each snapshot with its reference, drawing and decoding everything, and keeps nothing.
    public func explain() async throws -> [ExplainedSnapshot] {
        let store = folder.references
        return try await forEach(try selectedSnapshots()) { snapshot, worker in
            let checker = SnapshotChecker(store: store, ignoresHashes: true)
            let check = try await checker.check(snapshot, with: worker)
            return ExplainedSnapshot(result: check.result, nodes: check.composed?.nodes ?? [])
        }
    }

    /// Writes each snapshot's picture below a folder, under the same paths as references.
    ///
    /// - Parameter format: PNG where nothing is said.
    public func render(
        into output: String, as format: DocumentFormat? = nil
    ) async throws -> [RecordedSnapshot] {
        try await forEach(try selectedSnapshots()) { snapshot, worker in
            let composed: ComposedSnapshot
            let file: [UInt8]
            do {
                composed = try await worker.compose(snapshot)
                file = try await worker.draw { [composed] drawer in
                    guard let format else { return try drawer.render(composed).files().picture }
                    return try drawer.document(composed.displayList, format)
                }
            } catch let error where !(error is CancellationError) {
                return RecordedSnapshot(id: snapshot.id, result: .failed("\(error)"))
            }
            try FileTree(root: output)
                .replace("\(snapshot.id).\(format?.fileExtension ?? "png")", with: file)
            var rendered = RecordedSnapshot(id: snapshot.id, result: .new)
            rendered.findings = composed.findings
            return rendered
        }
    }

    static func render(
        _ snapshot: Snapshot, with worker: any SnapshotWorker
    ) async throws -> RenderedSnapshot {
        let composed = try await worker.compose(snapshot)
        return try await worker.draw { try $0.render(composed) }
    }

    /// Runs the work for each snapshot and each step of a scenario; the results are in the order of the snapshots.
    func forEach<Output: Sendable>(
        _ snapshots: [Snapshot],
        work: @escaping @Sendable (Snapshot, any SnapshotWorker) async throws -> Output
    ) async throws -> [Output] {
        var outputs: [Output] = []
        try await forEach(snapshots, work: work) { outputs.append($0) }
        return outputs
    }

    /// Runs the work for each snapshot and each chosen step of a scenario, and hands on each result as soon as all before it
    /// are there.
    ///
    /// - Parameter others: what patterns may choose besides.
    @discardableResult
    func forEach<Output: Sendable>(
        _ snapshots: [Snapshot], besides others: [SnapshotID] = [],
        work: @escaping @Sendable (Snapshot, any SnapshotWorker) async throws -> Output,
        consume: (Output) throws -> Void
    ) async throws -> PerformedScenarios {
        typealias Done = (index: Int, outputs: [Output], parts: [SnapshotID], worker: any SnapshotWorker)
        // Those that are done while one before them is not.
        var waiting: [Int: [Output]] = [:]
        var next = 0
        var performed = PerformedScenarios()
        if !observers.isEmpty {
            let ids = snapshots.map(\.id)
            for observer in observers { observer.willRun(ids) }
        }
        try await withThrowingTaskGroup(of: Done.self) { group in
            var rest = snapshots.enumerated().makeIterator()
            func start(on worker: any SnapshotWorker) {
                guard let (index, snapshot) = rest.next() else { return }
                group.addTask { [observers] in
                    for observer in observers { observer.willRender(snapshot.id) }
                    let parts = try await parts(of: snapshot, worker)
                    var outputs: [Output] = []
                    for part in parts where part.snapshot.id.step == nil || filter.matches(part.snapshot.id) {
                        outputs.append(try await work(part.snapshot, part.worker))
                    }
                    for observer in observers { observer.didRender(snapshot.id) }
                    return (index, outputs, parts.map(\.snapshot.id), worker)
                }
            }
            let workers = try (0..<min(jobs, snapshots.count)).map { _ in try makeWorker() }
            progress(0, snapshots.count)
            for worker in workers { start(on: worker) }
            // Two snapshots share a worker: the bodies of one run on the main actor while the other is drawn, which
            // takes a tenth off a run on two cores. One worker alone takes one after the other.
            if jobs > 1 { for worker in workers { start(on: worker) } }
            var count = 0
            while let done = try await group.next() {
                try Task.checkCancellation()
                if snapshots[done.index].isScenario {
                    performed.add(snapshots[done.index].id, parts: done.parts)
                }
                waiting[done.index] = done.outputs
                while let outputs = waiting.removeValue(forKey: next) {
                    for output in outputs { try consume(output) }
                    next += 1
                }
                count += 1
                progress(count, snapshots.count)
                start(on: done.worker)
            }
        }
        try makeSureOfSteps(performed, besides: others)
        return performed
    }

    /// Patterns of steps choose something only as far as scenarios say when they are performed.
    private func makeSureOfSteps(
        _ performed: PerformedScenarios, besides others: [SnapshotID]
    ) throws(CatalogError) {
        if filter.isEmpty || performed.complete.isEmpty { return }
        _ = try filter.select(
            from: inventory.snapshots.map(\.id) + performed.steps + others,
            failed: inventory.failures.map(\.component),
            scenarios: inventory.scenarios.subtracting(performed.complete))
    }
}

private struct CheckedSnapshot: Sendable {
    var result: SnapshotResult
    var isDrawn: Bool
    /// Where there is no reference, the pixels that would be one.
    var missing: Renames.Picture?
}

extension SnapshotChecker.Check {
    fileprivate var missingPixels: Renames.Picture? {
        guard result.outcome == .missingReference, let actual else { return nil }
        return Renames.Picture(id: result.id, pixelHash: actual.pixelHash)
    }
}
