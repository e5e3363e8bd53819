import ArgumentParser
import CatalogAssets
import CatalogKit
import CatalogSite
import RunRecords
import SnapshotHistory
import SnapshotRuns
import SnapshotStore
import VitrineGit
import VitrineRendering
import VitrineTokenReading
import VitrineWording

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
    @Option(
        help: ArgumentHelp(
            "Where the site will be found, such as https://design.example/catalog/, for what needs whole addresses.",
            valueName: "url"))
    var baseURL: String?
    @Flag(help: "Writes no SVG and PDF of the pictures, which take time and space.")
    var noDocuments = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ context: CommandContext) async throws -> RunStatus {
        let folder = try context.folderOfCatalogOrTests(folderOptions)
        if folder.isOfTests { return try await publishTests(of: folder, context) }
        let run = try context.catalogRun(selection, rendering, in: folder)
        // Git is asked while scenarios are performed for their steps.
        async let history = Self.history(of: folder)
        let snapshots = try await run.list().map(\.snapshot)
        var site = try await siteContext(context, folder)
        site.history = try await history
        let failed = try await SiteFolder(path: context.host.path(output)).publish(
            run, of: snapshots, site, documents: noDocuments ? [] : [.outlinedSVG, .pdf])
        if !rendering.quiet {
            context.print(
                "published \(Pluralized.snapshots(snapshots.count)) in '\(output)'\(context.note())")
        }
        return context.reportFailures(of: failed, run.failures)
    }

    @MainActor private func publishTests(
        of folder: CatalogFolder, _ context: CommandContext
    ) async throws -> RunStatus {
        let tests = try TestPictures(of: folder, SnapshotFilter(selection.globs))
        var site = SiteContext(name: folder.name)
        if let baseURL { site.settings.baseURL = baseURL }
        let failed = try await SiteFolder(path: context.host.path(output)).publish(tests, site)
        if !rendering.quiet {
            context.print(
                "published \(Pluralized.snapshots(tests.ids.count)) in '\(output)'\(context.note())")
        }
        return context.reportFailures(of: failed, [])
    }

    @MainActor private func siteContext(
        _ context: CommandContext, _ folder: CatalogFolder
    ) async throws -> SiteContext {
        var site = SiteContext(name: context.catalog.name) { try folder.catalogFile($0) }
        site.settings = context.catalog.siteSettings
        if let baseURL { site.settings.baseURL = baseURL }
        let environment = try context.renderingEnvironment(in: folder)
        site.themes = try environment.files.tokens.themes()
        if let theme = site.themes.first {
            site.specimens = try await TypeSpecimens(environment: environment).specimens(of: theme.set)
        }
        return site
    }

    /// Nothing where the references are in no repository, or there is no git to ask.
    private static func history(of folder: CatalogFolder) throws -> ReferenceHistory? {
        let repository: GitRepository
        do throws(GitError) {
            repository = try GitRepository(containing: folder.path)
        } catch .noRepository, .notInstalled {
            return nil
        }
        return try ReferenceHistory(of: folder, in: repository)
    }
}
