import ArgumentParser
import CatalogKit
import RunRecords
import SnapshotRuns
import SnapshotStore
import VitrineRendering
import VitrineTypesetting

struct Doctor: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Examines fonts, environment and references, and whether pictures are the same each time.",
        discussion: """
            Snapshots of each component are drawn several times: in order by one worker, in another order by many, \
            and by another process in a hostile environment (each variable that a library below reads). A component that \
            comes out differently is named, and the exit code is 1. Without patterns a part of the snapshots is \
            drawn; '*' draws all.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(help: "Print the hashes of the snapshots and nothing else.") var hashes = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ context: CommandContext) async throws -> RunStatus {
        let folder = try context.folder(folderOptions)
        if hashes {
            for line in try await self.hashes(context, .declared, jobs: 1, of: .max) {
                context.print("\(line.id) \(line.hashes)")
            }
            return .allMatch
        }
        context.print("environment  \(Fingerprint.versionText)")
        let missing = try tellFonts(context)
        try tellStore(context, folder)
        if missing { return .failed }
        let findings = try await self.findings(context, folder)
        for finding in findings { context.print("not deterministic: \(finding)") }
        return findings.isEmpty ? .allMatch : .differs
    }

    /// Whether a declared file is not there.
    @MainActor private func tellFonts(_ context: CommandContext) throws -> Bool {
        let book = try context.fonts.book()
        let missing = book.declarations.filter { declaration in
            !book.roots.contains { FileSystem.exists("\($0)/\(declaration.fileName)") }
        }
        let found = book.declarations.count - missing.count
        context.print(
            "fonts        \(found) of \(book.declarations.count) files, "
                + "families \(book.families.joined(separator: ", "))")
        for declaration in missing {
            let package = declaration.package.map { "; install the package \($0)" } ?? ""
            context.print("missing      \(declaration.fileName) for \(declaration.faceName)\(package)")
        }
        return !missing.isEmpty
    }

    @MainActor private func tellStore(_ context: CommandContext, _ folder: CatalogFolder) throws {
        let store = try StoreDiagnosis(of: folder, versions: Fingerprint.currentVersions)
        context.print("references   \(store.referenceCount)")
        for (changes, count) in store.otherEnvironments.sorted(by: { $0.key < $1.key }) {
            context.print("             \(count) of another environment: \(changes)")
        }
        for (path, reason) in store.unreadable.sorted(by: { $0.key < $1.key }) {
            context.print("unreadable   Snapshots/\(path): \(reason)")
        }
        for path in store.leftovers {
            context.print("left over    Snapshots/\(path); 'record', 'approve' and 'prune' remove it")
        }
        for file in store.unexpectedFiles {
            context.print("no snapshot  Snapshots/\(file.path): \(file.reason)")
        }
        switch store.isLastRunOutdated {
        case nil: context.print("last run     none")
        case true?: context.print("last run     of older sources; check again before approving")
        case false?: context.print("last run     of today's sources")
        }
    }

    @MainActor private func hashes(
        _ context: CommandContext, _ order: CatalogRun.Order, jobs: Int, of count: Int
    ) async throws -> [RenderedHashes] {
        var rendering = rendering
        rendering.jobs = jobs
        return try await context.catalogRun(selection, rendering, in: try context.folder(folderOptions))
            .hashes(in: order, of: count)
    }

    /// How many snapshots are drawn where none were asked for: a few seconds' worth.
    private static let sampleCount = 12

    /// The snapshots that came out differently, each once with the circumstances.
    @MainActor private func findings(_ context: CommandContext, _ folder: CatalogFolder) async throws
        -> [String]
    {
        let count = selection.globs.isEmpty ? Self.sampleCount : .max
        let first = try await hashes(context, .declared, jobs: 1, of: count)
        var others = [("drawn a second time", try await hashes(context, .declared, jobs: 1, of: count))]
        let many = max(rendering.jobs ?? context.host.processors, 4)
        others.append(
            (
                "in another order by \(many) workers",
                try await hashes(context, .shuffled, jobs: many, of: count)
            ))
        if let rerun = context.host.rerun {
            let arguments = ["doctor", "--hashes", "--root", folder.path] + first.map { "\($0.id)" }
            let text = try rerun(arguments, Self.hostileEnvironment)
            others.append(("in a hostile environment", Self.read(text)))
        }
        context.print(
            "determinism  \(first.count) snapshots drawn \(others.count + 1) times: "
                + "\(others.map(\.0).joined(separator: ", "))")
        return first.compactMap { expected in
            let circumstances = others.filter { _, hashes in !hashes.contains(expected) }.map(\.0)
            return circumstances.isEmpty
                ? nil : "\(expected.id) differs \(circumstances.joined(separator: " and "))"
        }
    }

    private static func read(_ text: String) -> [RenderedHashes] {
        text.split(separator: "\n").compactMap { line in
            guard let space = line.firstIndex(of: " "), let id = SnapshotID(String(line[..<space])) else {
                return nil
            }
            return RenderedHashes(id: id, hashes: String(line[space...].dropFirst()))
        }
    }
}
