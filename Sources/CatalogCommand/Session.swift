import ArgumentParser
import CatalogKit
import Foundation
import Rendering
import SnapshotStore
import Views

/// A command's catalogue, opened where its options say.
@MainActor
struct Session {
    let catalog: Catalog
    let fonts: CatalogFonts
    let host: CommandHost

    func folder(_ options: FolderOptions) throws -> CatalogFolder {
        guard let root = options.root else { return try CatalogFolder(nearestTo: host.workingFolder) }
        return try CatalogFolder(named: host.path(root))
    }

    /// The catalogue's content, which its definitions may read from files of its folder.
    func inventory(_ files: CatalogFiles) throws -> Inventory {
        try Resources.$current.withValue(files.resources) { try catalog.inventory() }
    }

    func files(in folder: CatalogFolder) -> CatalogFiles {
        CatalogFiles(folder: URL(filePath: "\(folder.path)/Catalog"))
    }

    /// A run over the snapshots that the options choose.
    func catalogRun(
        _ selection: SelectionOptions, _ rendering: RenderingOptions, in folder: CatalogFolder
    ) throws -> CatalogRun {
        let files = files(in: folder)
        let inventory = try inventory(files)
        let environment = RenderingEnvironment(
            files: files, fontBook: try fonts.book(), families: fonts.families)
        let progress = Progress(host: host)
        var settings = CatalogRun.Settings(
            makeWorker: { try CatalogWorker(environment: environment) },
            jobs: rendering.jobs ?? host.processors,
            progress: { progress.report($0, of: $1) })
        settings.notice = { [host] in host.print($0 + "\n", .error) }
        return CatalogRun(inventory, filter: SnapshotFilter(selection.globs), in: folder, settings: settings)
    }

    /// Recording where nobody looks on has to be asked for.
    func makeSureOfRecording(inCI isAsked: Bool) throws {
        if host.isContinuousIntegration, !isAsked {
            throw ValidationError(
                "continuous integration records no references; if it has to, say so with --in-ci")
        }
    }

    func print(_ text: String) {
        host.print(text + "\n", .output)
    }

    func warn(_ text: String) {
        host.print(text + "\n", .error)
    }
}
