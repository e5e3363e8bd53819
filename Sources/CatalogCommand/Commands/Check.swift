import ArgumentParser
import SnapshotStore

struct Check: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares every snapshot with its reference and explains what is different.",
        discussion: """
            Writes no reference. Pictures that differ are kept in '.vitrine/last-run' for 'approve'.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions
    @Flag(help: "Print JSON.") var json = false
    @Flag(help: "Draw and decode everything, also what hashes tell to be equal.") var noCache = false
    @Flag(help: "Let a changed environment fail like a changed component.") var strictEnvironment = false

    func run(_ session: Session) async throws -> RunStatus {
        let folder = try session.folder(folderOptions)
        let run = try session.catalogRun(selection, rendering, in: folder)
        let (report, text) = try await run.check(ignoringHashes: noCache)
        if json {
            session.host.print(text, .output)
        } else {
            session.print(CheckText(folder: folder, style: TextStyle(host: session.host)).of(report))
        }
        for result in report.results {
            for finding in result.findings { session.warn("warning: \(result.id): \(finding)") }
        }
        return report.exitStatus(strictEnvironment: strictEnvironment)
    }
}
