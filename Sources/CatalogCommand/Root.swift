import ArgumentParser
import SnapshotStore

/// The command that holds all others.
struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Shows every state of every component, and says what changed when one does.",
        discussion: """
            A snapshot is a component in a variant and a mode, 'coupon-card/shop-coupon@dark'. GLOB is \
            COMPONENT, COMPONENT/VARIANT or COMPONENT/VARIANT@MODE, with '*' for any run of characters and \
            '?' for one; 'light' is the default mode. The path of a picture names just that snapshot.

            Exit codes: 0 all match, 1 something differs or cannot be read, 2 only missing or stale \
            references, 3 a component failed to render, 64 misuse, 70 failure, 130 interrupted.
            """,
        subcommands: [
            List.self, Render.self, Check.self, Record.self, Approve.self, Prune.self, Explain.self,
            Diff.self, PublishSite.self, Doctor.self, MergeReports.self,
        ])
}

/// A command that works on a catalogue.
protocol CatalogSubcommand: ParsableCommand {
    @MainActor func run(_ session: Session) async throws -> RunStatus
}

/// The options that every command has.
struct FolderOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that holds 'Catalog'; by default the nearest one upwards.", valueName: "dir"))
    var root: String?
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

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1 on") }
    }
}
