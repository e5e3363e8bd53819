import ArgumentParser
import RunRecords
import SnapshotReports

struct MergeReports: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-reports",
        abstract: "Makes one report of those that the shards of a check have written.",
        discussion: """
            The exit code is that of a check of everything. A shard that is missing is a failure (70), and so \
            are two reports of the same shard, of different sources or snapshots, and reports that are damaged.
            """)

    @Argument(help: ArgumentHelp("Where the shards' reports are.", valueName: "dir"))
    var folders: [String]
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the report goes.", valueName: "dir"))
    var output: String
    @Flag(help: "Print JSON.") var json = false
    @Flag(help: "Let a changed environment fail like a changed component.") var strictEnvironment = false

    var runsCatalogCode: Bool { false }

    func run(_ context: CommandContext) throws -> RunStatus {
        let merged = try MergedReports(folders: folders.map(context.host.path))
        try context.write(
            merged.record, pictures: merged.pictures, into: output, strictEnvironment: strictEnvironment)
        try context.tell(merged.record, places: .report, asJSON: json)
        return merged.record.report.exitStatus(strictEnvironment: strictEnvironment)
    }
}
