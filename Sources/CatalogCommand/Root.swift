import ArgumentParser
import RunRecords
import SnapshotRuns
import SnapshotStore
import VitrineRendering

/// The command that holds all others.
struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Shows every state of every component, and says what changed when one does.",
        discussion: """
            A snapshot is a component in a variant and a mode, 'coupon-card/shop-coupon@dark', or a step of a \
            scenario, 'stepper/two-taps/after-one-tap@dark'. GLOB is COMPONENT, COMPONENT/VARIANT or \
            COMPONENT/VARIANT/STEP, the latter two with @MODE if need be, with '*' for any run of characters \
            and '?' for one; 'light' is the default mode. The path of a picture names just that snapshot.

            Exit codes: 0 all match, 1 something differs or cannot be read, 2 only missing or stale \
            references, 3 a component failed to render, 64 misuse, 70 failure, 130 interrupted, 141 the \
            reader of the output has gone.
            """,
        version: Fingerprint.versionText,
        subcommands: [
            Init.self, List.self, Render.self, Check.self, Record.self, Approve.self, Prune.self,
            Explain.self, Changes.self, Diff.self, PublishSite.self, Doctor.self, MergeReports.self,
        ])
}

/// A command that works on a catalogue.
protocol CatalogSubcommand: ParsableCommand, Sendable {
    @MainActor func run(_ context: CommandContext) async throws -> RunStatus

    /// Whether definitions are asked or components drawn.
    var runsCatalogCode: Bool { get }
}

/// A command that draws components.
protocol RenderingSubcommand: CatalogSubcommand {
    var selection: SelectionOptions { get }
    var folderOptions: FolderOptions { get }
    var rendering: RenderingOptions { get }
    /// A file of a screen's payload, which is drawn instead of the catalogue's components.
    var screen: String? { get }

    /// Which snapshots become references; nothing for a command that records nothing.
    func recording(isContinuousIntegration: Bool) -> RecordMode?

    var shard: Shard? { get }
}

extension RenderingSubcommand {
    var runsCatalogCode: Bool { true }
    var shard: Shard? { nil }
    var screen: String? { nil }

    func recording(isContinuousIntegration: Bool) -> RecordMode? { nil }

    /// Draws snapshots and prints nothing.
    @MainActor func draft(_ choice: CatalogRun.DraftChoice, _ context: CommandContext) async throws {
        var choice = choice
        if choice.ids == nil {
            choice.shard = shard
            choice.recording =
                recording(isContinuousIntegration: context.host.isContinuousIntegration) ?? .all
        }
        let folder = try context.folder(folderOptions)
        try await context.catalogRun(selection, rendering, in: folder, payload: screen).draft(choice)
    }
}

/// The options that every command has.
struct FolderOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that holds 'Catalog', or a test's '__Snapshots__'; by default the nearest one upwards.",
            valueName: "dir"))
    var root: String?

    func folder(_ host: CommandHost) throws(StoreError) -> CatalogFolder {
        guard let root else { return try CatalogFolder(nearestTo: host.workingFolder) }
        return try CatalogFolder(named: host.path(root))
    }
}

/// Which snapshots a command works on.
struct SelectionOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Which snapshots; all by default.", valueName: "glob"))
    var globs: [String] = []
}

/// How snapshots are rendered.
struct RenderingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many snapshots to render at once.", valueName: "n"))
    var jobs: Int?
    @Option(
        help: ArgumentHelp(
            "How long a snapshot may take; 0 for as long as it does.", valueName: "seconds"))
    var timeout = SupervisionPlan.Limits.standard.seconds
    @Option(help: ArgumentHelp("How much memory each process that draws may take.", valueName: "megabytes"))
    var memory = SupervisionPlan.Limits.standard.megabytes
    @Flag(help: "Draw in this very process, for debuggers.") var noSupervision = false
    @Flag(name: .shortAndLong, help: "Tell only what is wrong.") var quiet = false
    @Flag(name: .shortAndLong, help: "Tell of each snapshot when it is done, and how long it took.")
    var verbose = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1 on") }
        if !(0...86_400).contains(timeout) { throw ValidationError("--timeout needs seconds from 0 on") }
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
        if !(64...1 << 24).contains(memory) { throw ValidationError("--memory needs megabytes from 64 on") }
    }
}
