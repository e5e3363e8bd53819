import ArgumentParser
import CatalogKit
import CatalogSite
import SnapshotStore

struct Site: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a static catalogue that opens in a browser, also without a server.")

    @OptionGroup var selection: SelectionOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the site goes.", valueName: "dir"))
    var output: String
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ session: Session) async throws -> RunStatus {
        let run = try session.catalogRun(selection, rendering, in: try session.folder(folderOptions))
        let folder = session.host.path(output)
        let pictures = try await run.render(into: "\(folder)/\(StaticSite.pictureFolder)")
        let site = StaticSite(name: session.catalog.name, pictures: pictures, failures: run.failures)
        try site.write(into: folder)
        let failures = pictures.compactMap(\.failure)
        session.print(
            "made a site of \(Counted.snapshots(pictures.count - failures.count)), "
                + "open '\(output)/index.html'")
        return session.reportFailures(of: failures, run.failures)
    }
}
