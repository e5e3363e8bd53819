import ArgumentParser
import SnapshotStore

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
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func recording(isContinuousIntegration: Bool) -> RecordMode? {
        isContinuousIntegration && !inCI ? nil : .all
    }

    func run(_ context: CommandContext) async throws -> RunStatus {
        try context.makeSureOfRecording(inCI: inCI)
        let run = try context.catalogRun(selection, rendering, in: try context.folder(folderOptions))
        let recorded = try await run.record()
        for snapshot in recorded where snapshot.result == .new { context.print("new      \(snapshot.id)") }
        for snapshot in recorded where snapshot.result == .changed {
            context.print("changed  \(snapshot.id)")
        }
        for snapshot in recorded {
            if let note = snapshot.note { context.warn("warning: \(snapshot.id): \(note)") }
        }
        let new = recorded.count { $0.result == .new }
        let changed = recorded.count { $0.result == .changed }
        let unchanged = recorded.count { $0.result == .unchanged }
        context.print("recorded \(new) new and \(changed) changed references; \(unchanged) were as they are")
        return context.reportFailures(of: recorded, run.failures)
    }
}
