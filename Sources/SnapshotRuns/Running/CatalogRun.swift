package import CatalogAssets
public import CatalogKit
import RunRecords
public import SnapshotStore
import VitrineComposition
public import VitrineRendering
package import VitrineViews

/// Renders the snapshots of a catalogue, a few at a time.
public struct CatalogRun: Sendable {
    let folder: CatalogFolder
    let inventory: Inventory
    let filter: SnapshotFilter
    private let makeWorker: SnapshotWorkerSource
    var jobs: Int
    var progress: @Sendable (_ done: Int, _ total: Int) -> Void
    let notice: @Sendable (_ sentence: String) -> Void
    private let observers: [RunObserver]
    let drafts: Drafts?
    let assistants: [CheckAssistant]
    let tokens: TokenLibrary?
    let definitionTokens: Set<TokenRead>

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
        self.assistants = settings.assistants
        self.tokens = settings.tokens
        self.definitionTokens = settings.definitionTokens
    }

    /// How a run renders.
    public struct Settings: Sendable {
        public var makeWorker: SnapshotWorkerSource
        /// How many workers draw; several have two snapshots each under way.
        public var jobs: Int
        /// Called with how many of all snapshots are done, at first none; the steps of a scenario count when they are known.
        public var progress: @Sendable (_ done: Int, _ total: Int) -> Void
        /// Called with a sentence for each thing that a run has to do without.
        public var notice: @Sendable (_ sentence: String) -> Void = { _ in }
        public var observers: [RunObserver] = []
        /// What another process has drawn before; nothing where references are confirmed by this one alone.
        public var drafts: Drafts?
        /// Processes that check parts of all snapshots.
        package var assistants: [CheckAssistant] = []
        /// The design tokens that workers draw with.
        package var tokens: TokenLibrary?
        /// Those that definitions have read, of which all snapshots are made.
        package var definitionTokens: Set<TokenRead> = []

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
                return RecordedSnapshot(id: snapshot.id, result: .failed(SnapshotReason(error)))
            }
            if let doubt = try await doubt(about: drawn, of: snapshot, worker) {
                return RecordedSnapshot(id: snapshot.id, result: .failed(SnapshotReason(text: doubt)))
            }
            let kind = try await worker.draw { $0.kind(snapshot.references, for: drawn) }
            let files = drawn.approved(as: kind)
            let reference = store.reference(of: snapshot.id)
            let isUnchanged = reference.state == files.state
            if !isUnchanged { try store.write(files, for: snapshot.id) }
            return RecordedSnapshot(
                id: snapshot.id, result: isUnchanged ? .unchanged : reference.isMissing ? .new : .changed,
                note: kind == snapshot.references ? nil : RecordedSnapshot.keptPicture.text)
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
            return ExplainedSnapshot(result: check.result, nodes: check.composed?.composition.nodes ?? [])
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
                    return try drawer.document(composed.composition.displayList, format)
                }
            } catch let error where !(error is CancellationError) {
                return RecordedSnapshot(id: snapshot.id, result: .failed(SnapshotReason(error)))
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

    private func turn(of id: SnapshotID) -> MainActorTurn {
        MainActorTurn { [observers] in
            for observer in observers { observer.willUseMainActor(id) }
        } ends: { [observers] in
            for observer in observers { observer.didUseMainActor(id) }
        }
    }

    /// What the work gives for a snapshot, or for each chosen step of a scenario, and what it consists of.
    private func outputs<Output: Sendable>(
        of snapshot: Snapshot, on worker: any SnapshotWorker,
        _ work: @Sendable (Snapshot, any SnapshotWorker) async throws -> Output
    ) async throws -> (outputs: [Output], parts: [SnapshotID]) {
        let parts = try await parts(of: snapshot, worker)
        var outputs: [Output] = []
        for part in parts where part.snapshot.id.step == nil || filter.matches(part.snapshot.id) {
            outputs.append(try await work(part.snapshot, part.worker))
        }
        return (outputs, parts.map(\.snapshot.id))
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
                    let done = try await MainActorTurn.$current.withValue(turn(of: snapshot.id)) {
                        try await outputs(of: snapshot, on: worker, work)
                    }
                    for observer in observers { observer.didRender(snapshot.id) }
                    return (index, done.outputs, done.parts, worker)
                }
            }
            let workers = try (0..<min(jobs, snapshots.count)).map { _ in try makeWorker() }
            // How many there are is known when all scenarios have been performed.
            var (count, total) = (0, snapshots.count)
            progress(count, total)
            for worker in workers { start(on: worker) }
            // Two snapshots share a worker: the bodies of one run on the main actor while the other is drawn, which
            // takes a tenth off a run on two cores. One worker alone takes one after the other.
            if jobs > 1 { for worker in workers { start(on: worker) } }
            while let done = try await group.next() {
                try Task.checkCancellation()
                if snapshots[done.index].isScenario {
                    performed.add(snapshots[done.index].id, parts: done.parts)
                }
                // Its worker goes on while the results are consumed.
                start(on: done.worker)
                waiting[done.index] = done.outputs
                while let outputs = waiting.removeValue(forKey: next) {
                    for output in outputs { try consume(output) }
                    next += 1
                }
                count += done.outputs.count
                total += done.outputs.count - 1
                progress(count, total)
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
            from: inventory.snapshots.map(\.id) + performed.steps.sorted() + others,
            failed: inventory.failures.map(\.component),
            scenarios: inventory.scenarios.subtracting(performed.complete))
    }
}
