import ArgumentParser
import CatalogKit
import RunRecords
import SnapshotRuns
import SnapshotStore

struct Explain: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Says in full why snapshots differ from their references, or from each other.",
        discussion: """
            Two snapshots by their names, 'badge/accent badge/sale', are compared with each other as they are \
            now, in the default mode where no other is named. Two modes, '@light @dark', compare each variant in \
            one with the same in the other; a third argument chooses the variants.
            """)

    @Argument(help: ArgumentHelp("Which snapshots, or two names or modes.", valueName: "glob"))
    var globs: [String]
    @Flag(help: "Print the elements with their boxes and properties.") var tree = false
    @Flag(help: "Print what the layout engine decides, question by question.") var layout = false
    @Flag(help: "Print how long the stages of rendering take.") var timings = false
    @Flag(help: "Print JSON.") var json = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    var selection: SelectionOptions {
        var selection = SelectionOptions()
        selection.globs = pair.map { [$0.first, $0.second] } ?? globs
        return selection
    }

    /// The patterns of what is compared with each other; nothing where references are.
    private var pair: (first: String, second: String)? {
        if Self.areModes(globs), (2...3).contains(globs.count) {
            let glob = globs.count == 3 ? globs[2] : "*"
            let variants = glob.contains("/") ? glob : "\(glob)/*"
            return (variants + globs[0], variants + globs[1])
        }
        let names = globs.compactMap { SnapshotID($0) }
        guard globs.count == 2, names.count == 2 else { return nil }
        let patterns = names.map { $0.mode == nil ? "\($0)@light" : "\($0)" }
        return (patterns[0], patterns[1])
    }

    private static func areModes(_ globs: [String]) -> Bool {
        globs.count > 1 && globs[0].hasPrefix("@") && globs[1].hasPrefix("@")
    }

    func validate() throws {
        let modes = globs.filter { $0.hasPrefix("@") }
        if !modes.isEmpty, !Self.areModes(globs) || modes.count > 2 || globs.count > 3 {
            throw ValidationError("modes are compared with each other: '@light @dark', and a glob if need be")
        }
        if modes.count == 2, globs.last?.dropFirst().contains("@") == true {
            throw ValidationError("the modes are named already; leave them out of '\(globs[2])'")
        }
        if json, tree || layout || timings {
            throw ValidationError("--json tells changes; --tree, --layout and --timings are for reading")
        }
        if layout || timings, pair != nil || tree {
            throw ValidationError("--layout and --timings go with snapshots and nothing else")
        }
        if tree, pair != nil { throw ValidationError("--tree goes with snapshots and their references") }
    }

    func run(_ context: CommandContext) async throws -> RunStatus {
        let place = try context.folderOfCatalogOrTests(folderOptions)
        if place.isOfTests { return try tellTests(of: place, context) }
        let folder = try context.folder(folderOptions)
        let run = try context.catalogRun(selection, rendering, in: folder)
        if let pair {
            let pairs = try await run.explainPairs(
                from: SnapshotFilter([pair.first]), to: SnapshotFilter([pair.second]))
            return tell(pairs, run.failures, context)
        }
        if layout || timings {
            let snapshots = try run.selectedSnapshots()
            if let scenario = snapshots.first(where: \.isScenario) {
                throw ValidationError(
                    "--layout and --timings go with snapshots, and '\(scenario.id)' is a scenario")
            }
            try await look(at: snapshots, context.renderingTrace(in: folder), context)
            return .allMatch
        }
        let explained = try await run.explain()
        if json {
            context.print(array: explained.map { $0.line(in: folder) })
        } else {
            for snapshot in explained { context.print(ExplanationText.of(snapshot, withTree: tree)) }
        }
        for sentence in FailureText.all(of: run.failures) { context.warn(sentence) }
        let results = explained.map(\.result)
        return CheckReport(results: results, failures: run.failures)
            .exitStatus(strictEnvironment: false)
    }

    /// Prints in full what the tests that failed last have found.
    @MainActor private func tellTests(
        of folder: CatalogFolder, _ context: CommandContext
    ) throws -> RunStatus {
        if tree || layout || timings || json {
            throw ValidationError("--tree, --layout, --timings and --json go with catalogues")
        }
        let report = try folder.testRecord(SnapshotFilter(globs)).report
        if report.results.entries.isEmpty { context.print(Check.nothingFound) }
        try report.results.forEach { context.print(ExplanationText.of($0)) }
        return report.exitStatus(strictEnvironment: false)
    }

    @MainActor private func look(
        at snapshots: [Snapshot], _ trace: RenderingTrace, _ context: CommandContext
    ) async throws {
        for snapshot in snapshots {
            context.print("\(snapshot.id)")
            let lines =
                (layout ? try await trace.layout(of: snapshot) : [])
                + (timings ? try await trace.timings(of: snapshot) : [])
            for line in lines { context.print("  \(line)") }
        }
    }

    /// That snapshots differ from each other is no failure.
    @MainActor private func tell(
        _ pairs: [SnapshotPair], _ failures: [DefinitionFailure], _ context: CommandContext
    ) -> RunStatus {
        if json {
            context.print(array: pairs.map(\.line))
        } else {
            for pair in pairs { context.print(ExplanationText.of(pair)) }
        }
        for sentence in FailureText.all(of: failures) { context.warn(sentence) }
        let hasFailed = pairs.contains { pair in
            if case .failed = pair.comparison { true } else { false }
        }
        return hasFailed || !failures.isEmpty ? .failedToRender : .allMatch
    }
}
