import ArgumentParser
import CatalogAssets
import CatalogKit
import Foundation
import SnapshotRuns
import SnapshotStore
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// A command's catalogue, opened where its options say.
@MainActor
struct CommandContext {
    let catalog: Catalog
    let fonts: CatalogFonts
    let host: CommandHost
    /// What this process has to do of a command; nothing where it does all of it.
    var assignment: Assignment?
    /// Where this process notes what it is at.
    var journal: Journal?

    init(catalog: Catalog, fonts: CatalogFonts, host: CommandHost) {
        self.catalog = catalog
        self.fonts = fonts
        self.host = host
    }

    /// The folder of a catalogue, which the command draws.
    func folder(_ options: FolderOptions) throws -> CatalogFolder {
        let folder = try folderOfCatalogOrTests(options)
        if folder.isOfTests {
            throw ValidationError(
                "'\(folder.path)' holds the references of tests, which only those draw; "
                    + "'check', 'explain' and 'approve' go with what they have found")
        }
        return folder
    }

    /// The folder of a catalogue, or that of tests.
    func folderOfCatalogOrTests(_ options: FolderOptions) throws -> CatalogFolder {
        try options.folder(host)
    }

    /// The catalogue's content, which its definitions may read from files of its folder.
    private func inventory(_ files: CatalogFiles, resources: Resources) throws -> Inventory {
        var options = Catalog.InventoryOptions()
        options.failures = assignment?.known.definitionFailures ?? [:]
        if let journal {
            CrashReporter.prepareThread()
            options.willAsk = { journal.append(.asks(place: $0, component: $1, definition: $2)) }
        }
        let inventory = try Resources.$current.withValue(resources) { try catalog.inventory(options) }
        journal?.append(.knowsSnapshots)
        try checkTokens(of: files, in: inventory)
        return inventory
    }

    /// A payload alone, as the catalogue's screens.
    private func inventory(
        ofPayload path: String, _ files: CatalogFiles, resources: Resources
    ) throws -> Inventory {
        func unusable(_ reason: String) -> CatalogError { .unusablePayload(path: path, reason: reason) }
        if let failure = assignment?.known.definitionFailures[0] { throw unusable(failure.reason) }
        let json: Data?
        do {
            json = try RegularFile.contents(of: host.path(path))
        } catch {
            throw unusable("\(error)")
        }
        guard let json else { throw unusable("there is no such file") }
        journal?.append(.asks(place: 0, component: path, definition: path))
        let inventory = try Resources.$current.withValue(resources) {
            try catalog.inventory(payload: json, at: path)
        }
        journal?.append(.knowsSnapshots)
        try checkTokens(of: files, in: inventory)
        return inventory
    }

    /// Makes sure that there is what tokens' names stand for, and warns of what is not as the format has it.
    private func checkTokens(of files: CatalogFiles, in inventory: Inventory) throws {
        let warnings = try files.tokens.check(
            catalog.tokens, in: inventory.snapshots.map(\.mode.tokenContexts))
        for warning in "\(warnings)".split(separator: "\n") { warn("warning: \(warning)") }
    }

    func files(in folder: CatalogFolder) -> CatalogFiles {
        CatalogFiles(folder: URL(filePath: "\(folder.path)/Catalog"), tokens: catalog.tokens)
    }

    /// A run over the snapshots that the options choose.
    ///
    /// - Parameter payload: the file of a screen's payload, which is shown instead of the catalogue's components.
    func catalogRun(
        _ selection: SelectionOptions, _ rendering: RenderingOptions, in folder: CatalogFolder,
        payload: String? = nil
    ) throws -> CatalogRun {
        let environment = try renderingEnvironment(in: folder)
        let (files, resources) = (environment.files, environment.files.resources)
        let inventory =
            if let payload {
                try inventory(ofPayload: payload, files, resources: resources)
            } else {
                try inventory(files, resources: resources)
            }
        let progress = rendering.quiet || rendering.verbose ? nil : Progress(host: host)
        var settings = CatalogRun.Settings(
            makeWorker: { [assignment, journal] in
                let worker = try CatalogWorker(environment: environment)
                guard let assignment else { return worker }
                return SupervisedWorker(
                    worker: worker, failures: assignment.known.snapshots, journal: journal)
            },
            jobs: rendering.jobs ?? host.processors,
            progress: { progress?.report($0, of: $1) })
        settings.notice = { [host] in host.write($0 + "\n", .error) }
        settings.drafts = assignment?.drafts
        settings.assistants = assignment?.assistants.map(\.assistant) ?? []
        settings.tokens = files.tokens
        settings.definitionTokens = resources.tokenReads.all
        if let journal { settings.observers.append(RunObserver(journal)) }
        if rendering.verbose { settings.observers.append(RunObserver(SnapshotTimes(host: host))) }
        return CatalogRun(inventory, filter: SnapshotFilter(selection.globs), in: folder, settings: settings)
    }

    func renderingTrace(in folder: CatalogFolder) throws -> RenderingTrace {
        RenderingTrace(environment: try renderingEnvironment(in: folder))
    }

    func renderingEnvironment(in folder: CatalogFolder) throws -> RenderingEnvironment {
        RenderingEnvironment(files: files(in: folder), fontBook: try fontBook(), families: fonts.families)
    }

    /// The catalogue's fonts and those of the program's bundles.
    func fontBook() throws -> FontBook { try BundledFonts.added(to: fonts.book()) }

    /// Fails in continuous integration unless recording there was asked for with `--in-ci`.
    func makeSureOfRecording(inCI isAsked: Bool) throws {
        if host.isContinuousIntegration, !isAsked {
            throw ValidationError(
                "continuous integration records no references; if it has to, say so with --in-ci")
        }
    }

    /// Such as ` (0.8 s, 3 drawn)`; nothing where texts are to be the same each time.
    ///
    /// - Parameter drawn: how many snapshots were drawn; nothing where this process has drawn none.
    func note(drawn: Int? = nil) -> String {
        guard let elapsed = host.elapsed?() else { return "" }
        let drawn = drawn.map { $0 == 0 ? ", none drawn" : ", \($0) drawn" } ?? ""
        return " (\(Self.seconds(elapsed))\(drawn))"
    }

    private static func seconds(_ duration: Duration) -> String {
        let tenths = Int((duration / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }

    /// Prints JSON objects as one array, an object a line.
    func print(array lines: [String]) {
        let text = lines.map { "  \($0)" }.joined(separator: ",\n")
        print(lines.isEmpty ? "[]" : "[\n\(TerminalText.json(text))\n]")
    }

    func print(_ text: String) {
        host.write(text + "\n", .output)
    }

    func warn(_ text: String) {
        host.write(text + "\n", .error)
    }
}
