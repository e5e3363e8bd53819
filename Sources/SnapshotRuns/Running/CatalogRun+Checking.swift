import CatalogKit
public import RunRecords
package import SnapshotStore

extension CatalogRun {
    /// What a check does beside comparing.
    public struct CheckOptions: Equatable, Sendable {
        /// Whether everything is drawn and decoded, even where hashes show that it is equal.
        public var ignoresHashes = false
        /// Nothing for all snapshots.
        public var shard: Shard?
        public var recording = RecordMode.none
        /// Whether a folder that may not be written is an error, because the kept pictures are asked for.
        public var needsLastRun = false
        /// What decides what is found; kept where all snapshots match.
        public var inputs: RunInputs?
        /// A hash of what decides beside the files of tokens and the references, by which what matched in the last check is
        /// known again; nothing where everything is checked anew.
        public var lastingInputs: String?

        public init() {}
    }

    /// Compares each snapshot with its reference and keeps what is different for approval.
    public func check(_ options: CheckOptions = CheckOptions()) async throws -> RunRecord {
        let survey = try ReferenceSurvey(of: folder.references, besides: inventory)
        var stale = survey.stale(of: inventory)
        var snapshots = try selectedSnapshots(besides: stale.map(\.id))
        let digest = InventoryDigest(of: snapshots.lazy.map(\.id))
        if let shard = options.shard { snapshots = shard.part(of: snapshots) }
        let sourceHash = try folder.sourceHash()
        let lock = try beginLastRun(options)
        let keepsRun = lock != nil
        let memory = memory(options)
        let checked = try await checkParts(
            of: snapshots, besides: stale.map(\.id), options, memory, keepsPictures: keepsRun)
        let isFirst = options.shard?.isFirst ?? true
        let known = isFirst ? [] : Set(stale.map(\.id))
        stale = survey.stale(of: inventory, checked.performed)
        let chosenStale = stale.filter { !known.contains($0.id) && filter.matches($0.id) }.map(\.path)
            .sorted()
        let renames = Renames(
            missing: checked.missing, stale: Set(stale.map(\.id)), in: folder.references)
        var results = checked.results
        results.rename(renames.origin)
        var report = CheckReport(
            results: results, stale: chosenStale, failures: isFirst ? failures : [])
        report.drawn = checked.drawn
        let record = RunRecord(
            sourceHash: sourceHash, inventory: digest, shard: options.shard, report: report)
        if keepsRun {
            let allMatch = report.exitStatus(strictEnvironment: true) == .allMatch
            if let matches = checked.matches { try memory?.keep(matches, in: folder.lastRun) }
            try folder.lastRun.finish(
                record, naming: .catalog(folder), from: allMatch ? options.inputs : nil)
        }
        _ = consume lock
        return record
    }

    private func memory(_ options: CheckOptions) -> MatchMemory? {
        guard let inputs = options.lastingInputs, let tokens else { return nil }
        return MatchMemory(inputs: inputs, tokens: tokens, lastRun: folder.lastRun)
    }

    /// How few snapshots are checked by one process, since others would take longer to start.
    private static let fewSnapshots = 64

    /// Checks snapshots, parts of them by other processes; a part that one of those does not hand over is checked here.
    private func checkParts(
        of snapshots: [Snapshot], besides others: [SnapshotID], _ options: CheckOptions,
        _ memory: MatchMemory?, keepsPictures: Bool
    ) async throws -> CheckedPart {
        let isWanted = snapshots.count > Self.fewSnapshots && !assistants.isEmpty
        for assistant in assistants {
            assistant.begin(isWanted ? .checks(keepsPictures: keepsPictures) : .isNotWanted)
        }
        guard isWanted else {
            return try await checkPart(
                snapshots, besides: others, options, memory, keepsPictures: keepsPictures)
        }
        let shards = Shard.all(assistants.count + 1)
        let own = sharing(amongst: shards.count)
        let check = { (shard: Shard) in
            try await own.checkPart(
                shard.part(of: snapshots), besides: others, options, memory, keepsPictures: keepsPictures)
        }
        var parts = [try await check(shards[0])]
        for (shard, assistant) in zip(shards.dropFirst(), assistants) {
            if let part = await assistant.part(naming: .catalog(folder)) {
                parts.append(part)
            } else {
                try Task.checkCancellation()
                parts.append(try await check(shard))
            }
        }
        return CheckedPart(of: parts)
    }

    /// The run of one of several processes, which tells of the part as if it were all.
    private func sharing(amongst count: Int) -> CatalogRun {
        var run = self
        run.jobs = max(1, jobs / count)
        // The other processes are about as far.
        run.progress = { [progress] done, total in progress(done * count, total * count) }
        return run
    }

    /// Checks a part of what ``check(_:)`` checks, for the process that tells what was found.
    ///
    /// - Parameters:
    ///   - results: where results go, a line each.
    ///   - begin: waits until that process wants them.
    /// - Returns: what else it has to know; nothing where it wants nothing.
    package func assist(
        _ options: CheckOptions, _ shard: Shard, results file: FileWriter,
        begin: @Sendable () async -> CheckAssistant.Request
    ) async throws -> [UInt8]? {
        var snapshots = try selectedSnapshots()
        if let shard = options.shard { snapshots = shard.part(of: snapshots) }
        guard case .checks(let keepsPictures) = await begin() else { return nil }
        return try await sharing(amongst: shard.count)
            .checkPart(
                shard.part(of: snapshots), options, memory(options), keepsPictures: keepsPictures,
                results: file
            ).summary
    }

    /// - Parameter file: where results go; into a file of this process where nothing is said.
    private func checkPart(
        _ snapshots: [Snapshot], besides others: [SnapshotID] = [], _ options: CheckOptions,
        _ memory: MatchMemory?, keepsPictures: Bool, results file: FileWriter? = nil
    ) async throws -> CheckedPart {
        let store = folder.references
        let file = try file ?? (keepsPictures ? folder.lastRun.tree.unnamedWriter() : .unnamed())
        var spool = ResultSpool(file, count: snapshots.count, naming: .catalog(folder))
        var missing: [Renames.Picture] = []
        var drawn = 0
        var matches = memory.map { KnownMatches(inputs: $0.inputs) }
        let checker = SnapshotChecker(
            store: store, ignoresHashes: options.ignoresHashes, known: memory?.known)
        let performed = try await forEach(snapshots, besides: others) { [folder] snapshot, worker in
            var check = try await checker.check(snapshot, with: worker)
            if keepsPictures, let pictures = check.pictures() {
                try folder.lastRun.keep(pictures, of: snapshot.id)
                check.result.setHashes(of: pictures)
            }
            if let drawn = try await Self.drawn(check, toRecord: options.recording, worker) {
                let kind = try await worker.draw { $0.kind(snapshot.references, for: drawn) }
                let files = drawn.approved(as: kind)
                if files.state != check.result.referenceState {
                    if let doubt = try await self.doubt(about: drawn, of: snapshot, worker) {
                        check.result.outcome = .failedToRender(reason: SnapshotReason(text: doubt))
                    } else {
                        try store.write(files, for: snapshot.id)
                        check.result.isRecorded = true
                    }
                }
            }
            return CheckedSnapshot(
                result: check.result, isDrawn: check.isDrawn, missing: check.missingPixels,
                match: check.match)
        } consume: { checked in
            try spool.append(checked.result)
            if let memory, var match = checked.match {
                match.tokens.formUnion(definitionTokens)
                matches?.add(checked.result.id, match, value: memory.value)
            }
            if checked.isDrawn { drawn += 1 }
            if let pixels = checked.missing { missing.append(pixels) }
        }
        return CheckedPart(
            results: try spool.results(), drawn: drawn, missing: missing, performed: performed,
            matches: matches)
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
}

private struct CheckedSnapshot: Sendable {
    var result: SnapshotResult
    var isDrawn: Bool
    /// Where there is no reference, the pixels that would be one.
    var missing: Renames.Picture?
    /// What the next check may go by.
    var match: KnownMatches.Match?
}

extension SnapshotChecker.Check {
    fileprivate var missingPixels: Renames.Picture? {
        guard result.outcome == .missingReference, let actual else { return nil }
        return Renames.Picture(id: result.id, pixelHash: actual.pixelHash)
    }
}
