import ArgumentParser
import CatalogKit
import RunRecords
import SnapshotRuns
import SnapshotStore

struct Prune: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the references that no snapshot owns, or deletes them.",
        discussion: """
            References of components that fail to say what they show are kept, as are those of scenarios that \
            come to no end, and everything that is not named like a snapshot's picture or sidecar.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(help: "Delete the files; all of them, so this goes with no glob.") var delete = false
    @Flag(help: "Print JSON.") var json = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func validate() throws {
        if delete, !selection.globs.isEmpty {
            throw ValidationError(
                "--delete goes with no glob: whether a file is stale only all snapshots tell")
        }
    }

    func run(_ context: CommandContext) async throws -> RunStatus {
        let folder = try context.folder(folderOptions)
        var everything = selection
        everything.globs = []
        let run = try context.catalogRun(everything, rendering, in: folder)
        let filter = SnapshotFilter(selection.globs)
        let report = try await Pruning(in: folder).prune(run, isDeleting: delete)
        let stale = report.stale.filter { filter.isEmpty || filter.matches($0.id) }
        let unexpectedFiles = filter.isEmpty ? report.unexpectedFiles : []
        if json {
            context.print(array: stale.map { $0.line(isDeleted: delete) } + unexpectedFiles.map(\.line))
        } else {
            for file in stale { context.print("\(delete ? "deleted" : "stale") Snapshots/\(file.path)") }
            if !rendering.quiet {
                tell(unexpectedFiles, isClean: stale.isEmpty && report.failures.isEmpty, context)
            }
        }
        for failure in report.failures { context.warn("error: \(failure)") }
        for sentence in FailureText.all(of: run.failures) { context.warn(sentence) }
        if !report.failures.isEmpty { return .failed }
        if !run.failures.isEmpty { return .failedToRender }
        return stale.isEmpty || delete ? .allMatch : .missingOrStale
    }

    /// Prints that nothing is stale, if so, and which files pruning leaves alone.
    @MainActor private func tell(
        _ unexpectedFiles: [ReferenceSurvey.UnexpectedFile], isClean: Bool, _ context: CommandContext
    ) {
        if isClean { context.print("no stale references") }
        for file in unexpectedFiles {
            context.print("left alone Snapshots/\(file.path): \(file.reason)")
        }
    }
}
