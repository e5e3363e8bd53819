import CatalogCommand
import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import Synchronization
import VitrineTokenNames
import VitrineViews

/// A catalogue in a folder of its own whose one component shows whatever a test puts on it.
@MainActor
final class Stage {
    let folder: String
    /// What the definition says each time when it is asked.
    var makeVariants: @MainActor () -> ContentVariants
    var variants: ContentVariants {
        get { makeVariants() }
        set { makeVariants = { newValue } }
    }
    var tolerance = SnapshotTolerance.none
    var references = ReferenceKind.pictures
    var modes = [Mode.light]
    var fonts = CatalogFonts.inter
    var tokens: [any DesignToken.Type] = []
    var isContinuousIntegration = false
    var isGitHubWorkflow = false
    /// What programs print that a command asks, by folder; none is run where nothing is said.
    var outputs: [String: String]?
    /// What a program prints that a command asks, where that is not the same each time.
    var output: (@Sendable (_ command: [String], _ folder: String) throws -> String)?
    /// Runs a program that a command starts; none is run where nothing is said.
    var launch: (@Sendable (_ command: [String], _ folder: String) throws -> Int32)?
    /// What the clock of each command says.
    var elapsed: Duration?

    private nonisolated let printed = Mutex("")

    init(_ variants: ContentVariants = ContentVariants([])) throws {
        let name = "vitrine-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.appending(path: name).path
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog/Images", withIntermediateDirectories: true)
        makeVariants = { variants }
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs a command; returns how it ended and what it printed to both streams.
    func run(_ arguments: String...) async -> (status: RunStatus, text: String) {
        await run(arguments: arguments)
    }

    func run(arguments: [String]) async -> (status: RunStatus, text: String) {
        printed.withLock { $0 = "" }
        var host = CommandHost(workingFolder: folder, processors: 2, columns: 80) { [self] text, _ in
            printed.withLock { $0 += text }
        }
        host.isContinuousIntegration = isContinuousIntegration
        host.isGitHubWorkflow = isGitHubWorkflow
        if let elapsed { host.elapsed = { elapsed } }
        host.launch = launch
        if let outputs { host.output = { _, folder in outputs[folder] ?? "" } }
        if let output { host.output = output }
        let catalog = Catalog(
            "Stage", modes: modes, tokens: tokens, definitions: [Stage_Definition.self])
        let status = await Stage_Definition.$shown.withValue((makeVariants, tolerance, references)) {
            await CatalogCommand.run(arguments, catalog: catalog, fonts: fonts, host: host)
        }
        return (status, printed.withLock { $0 })
    }

    /// What a check finds, by the variants' file names.
    func check(_ arguments: String...) async throws -> [String: SnapshotResult] {
        let (_, text) = await run(arguments: ["check"] + arguments)
        guard let record = try CatalogFolder(named: folder).lastRun.record() else { throw NoRun(text: text) }
        return try Dictionary(
            uniqueKeysWithValues: record.report.results.all().map { ($0.id.variant.text, $0) })
    }

    private struct NoRun: Error {
        var text: String
    }

    func path(_ path: String) -> String { "\(folder)/\(path)" }

    func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: self.path(path)))
    }

    func text(of path: String) throws -> String {
        try String(contentsOfFile: self.path(path), encoding: .utf8)
    }
}

private enum Stage_Definition: ViewDefinition {
    @TaskLocal static var shown: (@MainActor () -> ContentVariants, SnapshotTolerance, ReferenceKind) = (
        { ContentVariants([]) }, .none, .pictures
    )

    static var componentName: String { "Stage" }
    static var canvas: SnapshotCanvas { .ideal.margin(4) }
    static var snapshotTolerance: SnapshotTolerance { shown.1 }
    static var references: ReferenceKind { shown.2 }
    static var contentVariants: ContentVariants { shown.0() }
}
