import ArgumentParser
import SnapshotStore

struct Explain: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Says in full why snapshots differ from their references.")

    @Argument(help: ArgumentHelp("Which snapshots.", valueName: "glob"))
    var globs: [String]
    @Flag(help: "Print the elements with their boxes and properties.") var tree = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    var selection: SelectionOptions {
        var selection = SelectionOptions()
        selection.globs = globs
        return selection
    }

    func run(_ session: Session) async throws -> RunStatus {
        let folder = try session.folder(folderOptions)
        let run = try session.catalogRun(selection, rendering, in: folder)
        let explained = try await run.explain()
        for snapshot in explained {
            session.print(ExplanationText.of(snapshot, withTree: tree))
        }
        for failure in run.failures { session.warn(FailureText.of(failure)) }
        let results = explained.map(\.result)
        return CheckReport(results: results, failures: run.failures)
            .exitStatus(strictEnvironment: false)
    }
}
