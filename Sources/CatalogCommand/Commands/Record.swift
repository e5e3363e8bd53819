import ArgumentParser
import RunRecords
import SnapshotRuns

struct Record: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Renders snapshots and makes them the references.",
        discussion: """
            Everything is drawn by two processes, and what differs between them is not recorded. Where the \
            environment variable CI is set, references are recorded only with --in-ci.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(name: .customLong("in-ci"), help: "Record although this is continuous integration.")
    var inCI = false
    @Flag(help: "Print JSON.") var json = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func recording(isContinuousIntegration: Bool) -> RecordMode? {
        isContinuousIntegration && !inCI ? nil : .all
    }

    func run(_ context: CommandContext) async throws -> RunStatus {
        try context.makeSureOfRecording(inCI: inCI)
        let run = try context.catalogRun(selection, rendering, in: try context.folder(folderOptions))
        let recorded = try await run.record()
        if json {
            context.print(array: recorded.map(\.line))
        } else if !rendering.quiet {
            tell(recorded, context)
        }
        for snapshot in recorded {
            if let note = snapshot.note { context.warn("warning: \(snapshot.id): \(note)") }
        }
        return context.reportFailures(of: recorded, run.failures)
    }

    @MainActor private func tell(_ recorded: [RecordedSnapshot], _ context: CommandContext) {
        let ids = { (result: RecordedSnapshot.Result) in recorded.filter { $0.result == result }.map(\.id) }
        let (new, changed) = (ids(.new), ids(.changed))
        for id in new { context.print("new      \(id)") }
        for id in changed { context.print("changed  \(id)") }
        let unchanged = ids(.unchanged).count
        context.print(
            "recorded \(new.count) new and \(changed.count) changed references; \(unchanged) were as they are"
                + context.note())
    }
}
