import ArgumentParser
import CatalogKit
import Foundation
import RunRecords
import SnapshotReports
import SnapshotRuns
import SnapshotStore
import VitrineTypesetting

struct Check: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares every snapshot with its reference and explains what is different.",
        discussion: """
            Writes no reference unless --record says so. Pictures that differ are kept in '.vitrine/last-run' \
            for 'approve'. In a folder with the references of tests, '__Snapshots__', nothing is drawn: it tells \
            what those that failed last have found.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions
    @Flag(help: "Print JSON.") var json = false
    @Flag(help: "Print each problem as compilers do, PATH:LINE: error: MESSAGE, for editors.")
    var problems = false
    @Flag(help: "Draw and decode everything, also what hashes and unchanged files tell to be equal.")
    var noCache = false
    @Flag(help: "Let a changed environment fail like a changed component.") var strictEnvironment = false
    @Option(
        help: ArgumentHelp(
            "Check one part of several, such as 2/3; the parts differ by a snapshot at most.",
            valueName: "i/n"),
        transform: Check.shard)
    var shard: Shard?
    @Option(
        help: ArgumentHelp(
            "Make references of what was compared: missing, changed (and missing), all or none.",
            valueName: "mode"),
        transform: Check.recordMode)
    var record = RecordMode.none
    @Flag(name: .customLong("in-ci"), help: "Record although this is continuous integration.")
    var inCI = false
    @Option(
        help: ArgumentHelp(
            "Write a report into a folder: a page, pictures, JSON, JUnit XML, reg-cli's JSON and Markdown.",
            valueName: "dir"))
    var report: String?

    /// What is said of tests that have nothing to tell.
    static let nothingFound =
        "no test that failed last has anything to tell here; what 'assertSnapshot' finds, its test says itself"

    func validate() throws {
        if json, problems { throw ValidationError("--json and --problems exclude each other") }
    }

    func recording(isContinuousIntegration: Bool) -> RecordMode? { record == .none ? nil : record }

    func run(_ context: CommandContext) async throws -> RunStatus {
        if record != .none { try context.makeSureOfRecording(inCI: inCI) }
        if shard != nil, SnapshotFilter(selection.globs).namesSteps {
            throw ValidationError("--shard goes with whole scenarios; leave the steps out of the globs")
        }
        let folder = try context.folderOfCatalogOrTests(folderOptions)
        let unchanged = unchangedRun(context, folder)
        var found: RunRecord
        if let unchanged { found = unchanged } else { found = try await record(context, folder) }
        let next = NextCommand(root: folderOptions.root)
        if let report {
            found.revision = folder.revision
            try context.write(
                found, pictures: .lastRun(folder), into: report, strictEnvironment: strictEnvironment,
                next: next)
        }
        let status = found.report.exitStatus(strictEnvironment: strictEnvironment)
        if problems {
            try CompilerMessages(folder: folder, strictEnvironment: strictEnvironment)
                .write(found.report) { context.host.write($0, .output) }
        } else if folder.isOfTests, !json, found.report.results.entries.isEmpty {
            if !rendering.quiet { context.print(Self.nothingFound) }
        } else if json || !rendering.quiet || status != .allMatch {
            try context.tell(
                found, isRepeated: unchanged != nil, places: .catalog(folder), asJSON: json, next: next)
        }
        if context.host.isGitHubWorkflow, !json {
            try GitHubAnnotations(folder: folder, strictEnvironment: strictEnvironment)
                .write(found.report) { context.host.write($0, .output) }
        }
        for file in try ReferenceSurvey(of: folder.references).unexpectedFiles where file.isSpecial {
            context.warn("warning: \(folder.references.name)/\(file.path): \(file.reason)")
        }
        return status
    }

    /// What the check finds, or what tests have found.
    @MainActor private func record(
        _ context: CommandContext, _ folder: CatalogFolder
    ) async throws -> RunRecord {
        if folder.isOfTests {
            guard record == .none, shard == nil else {
                throw ValidationError("--record and --shard go with catalogues; tests record by themselves")
            }
            return try folder.testRecord(SnapshotFilter(selection.globs))
        }
        return try await context.catalogRun(selection, rendering, in: folder).check(try options(context))
    }

    /// The last run, where it has found that all match and nothing has changed since.
    private func unchangedRun(_ context: CommandContext, _ folder: CatalogFolder) -> RunRecord? {
        guard context.assignment?.inputs?.areUnchanged == true else { return nil }
        // A run that cannot be read is done again.
        return try? folder.lastRun.record()
    }

    /// What decides all that is found; nothing where only a part is checked or hashes are not believed.
    func inputs(_ host: CommandHost) -> CheckInputs? {
        guard isDivisible, shard == nil, !noCache, let folder = try? folderOptions.folder(host),
            !folder.isOfTests
        else { return nil }
        return CheckInputs(
            of: folder, workingFolder: host.workingFolder,
            variables: ProcessInfo.processInfo.environment)
    }

    @MainActor private func options(_ context: CommandContext) throws -> CatalogRun.CheckOptions {
        var options = CatalogRun.CheckOptions()
        if let inputs = context.assignment?.inputs {
            let fonts = try context.fontBook().paths
            options.inputs = inputs.run(lookingFor: fonts)
            options.lastingInputs = inputs.lasting(lookingFor: fonts)
        }
        options.ignoresHashes = noCache
        options.shard = shard
        options.recording = record
        options.needsLastRun = report != nil
        return options
    }

    /// Whether several processes may check a part each: all snapshots, where none is recorded and no line is printed for each.
    var isDivisible: Bool { selection.globs.isEmpty && record == .none && !rendering.verbose }

    /// Checks a part for the worker that tells what was found.
    @MainActor func assist(
        _ part: Shard, _ channel: AssistantChannel, _ context: CommandContext
    ) async throws {
        let folder = try context.folderOfCatalogOrTests(folderOptions)
        if folder.isOfTests { return }
        let run = try context.catalogRun(selection, rendering, in: folder)
        let summary = try await run.assist(options(context), part, results: .sharing(channel.results)) {
            let request = await channel.request()
            // The other worker has asked the same definitions, which print the same.
            WorkerProcess.unmute()
            return request
        }
        if let summary { channel.answer(summary) }
    }

    private static func shard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("--shard needs a part of a number of parts, such as 2/3")
        }
        return shard
    }

    private static func recordMode(_ text: String) throws -> RecordMode {
        guard let mode = RecordMode(rawValue: text) else {
            throw ValidationError("--record needs missing, changed, all or none")
        }
        return mode
    }
}
