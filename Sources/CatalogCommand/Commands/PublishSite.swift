import ArgumentParser
import CatalogKit
import CatalogSite
import Rendering
import SnapshotStore

struct PublishSite: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Publishes the catalogue as a folder of web pages.",
        discussion: """
            The pages open from the folder, without a server. They show the pictures as the sources say them \
            now, and how each stands to its reference. In a folder with references of tests, '__Snapshots__', \
            nothing is drawn: they show those, and what tests that failed last have found.
            """)

    @OptionGroup var selection: SelectionOptions
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where the site goes; a site that is there is replaced, anything else is not.", valueName: "dir"))
    var output: String
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ context: CommandContext) async throws -> RunStatus {
        let folder = try context.folderOfCatalogOrTests(folderOptions)
        if folder.isOfTests { return try await publishTests(of: folder, context) }
        let run = try context.catalogRun(selection, rendering, in: folder)
        let (count, failed) = try await SiteFolder(path: context.host.path(output)).publish(
            run, name: context.catalog.name, themes: try context.files(in: folder).tokens.themes())
        if !rendering.quiet {
            context.print("published \(Pluralized.snapshots(count)) in '\(output)'\(context.note())")
        }
        return context.reportFailures(of: failed, run.failures)
    }

    @MainActor private func publishTests(
        of folder: CatalogFolder, _ context: CommandContext
    ) async throws -> RunStatus {
        let tests = try TestPictures(of: folder, SnapshotFilter(selection.globs))
        let name = folder.path.split(separator: "/").last.map(String.init) ?? folder.path
        let failed = try await SiteFolder(path: context.host.path(output)).publish(tests, name: name)
        if !rendering.quiet {
            context.print(
                "published \(Pluralized.snapshots(tests.ids.count)) in '\(output)'\(context.note())")
        }
        return context.reportFailures(of: failed, [])
    }
}
