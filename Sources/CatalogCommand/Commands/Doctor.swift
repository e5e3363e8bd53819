import ArgumentParser
import CatalogKit
import Rendering
import SnapshotStore
import Typesetting

struct Doctor: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Examines fonts, environment and references, and whether pictures are the same each time.",
        discussion: """
            Each snapshot is drawn several times: in order by one worker, in another order by many, and by \
            another process in an unusual environment (locale, time zone, home). A component that comes out \
            differently is named, and the exit code is 1.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(help: "Print the hashes of the snapshots and nothing else.") var hashes = false
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ session: Session) async throws -> RunStatus {
        let folder = try session.folder(folderOptions)
        if hashes {
            for line in try await self.hashes(session, .declared, jobs: 1) {
                session.print("\(line.id) \(line.hashes)")
            }
            return .allMatch
        }
        let versions = Fingerprint.currentVersions.sorted { $0.key < $1.key }
        session.print("environment  " + versions.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        let missing = try tellFonts(session)
        try tellStore(session, folder)
        if missing { return .failed }
        let findings = try await self.findings(session, folder)
        for finding in findings { session.print("not deterministic: \(finding)") }
        return findings.isEmpty ? .allMatch : .differs
    }

    /// Whether a declared file is not there.
    @MainActor private func tellFonts(_ session: Session) throws -> Bool {
        let book = try session.fonts.book()
        let missing = book.declarations.filter { declaration in
            !book.roots.contains { FileSystem.exists("\($0)/\(declaration.fileName)") }
        }
        let found = book.declarations.count - missing.count
        session.print(
            "fonts        \(found) of \(book.declarations.count) files, "
                + "families \(book.families.joined(separator: ", "))")
        for declaration in missing {
            let package = declaration.package.map { "; install the package \($0)" } ?? ""
            session.print("missing      \(declaration.fileName) for \(declaration.faceName)\(package)")
        }
        return !missing.isEmpty
    }

    @MainActor private func tellStore(_ session: Session, _ folder: CatalogFolder) throws {
        let store = try StoreDiagnosis(of: folder, versions: Fingerprint.currentVersions)
        session.print("references   \(store.referenceCount)")
        for (changes, count) in store.otherEnvironments.sorted(by: { $0.key < $1.key }) {
            session.print("             \(count) of another environment: \(changes)")
        }
        for (path, reason) in store.unreadable.sorted(by: { $0.key < $1.key }) {
            session.print("unreadable   Snapshots/\(path): \(reason)")
        }
        for path in store.leftovers {
            session.print("left over    Snapshots/\(path); 'record', 'approve' and 'prune' remove it")
        }
        switch store.isLastRunOutdated {
        case nil: session.print("last run     none")
        case true?: session.print("last run     of older sources; check again before approving")
        case false?: session.print("last run     of today's sources")
        }
    }

    @MainActor private func hashes(
        _ session: Session, _ order: CatalogRun.Order, jobs: Int
    ) async throws -> [RenderedHashes] {
        var rendering = rendering
        rendering.jobs = jobs
        return try await session.catalogRun(selection, rendering, in: try session.folder(folderOptions))
            .hashes(in: order)
    }

    /// The snapshots that came out differently, each once with the circumstances.
    @MainActor private func findings(_ session: Session, _ folder: CatalogFolder) async throws -> [String] {
        let first = try await hashes(session, .declared, jobs: 1)
        var others = [("drawn a second time", try await hashes(session, .declared, jobs: 1))]
        let many = max(rendering.jobs ?? session.host.processors, 4)
        others.append(
            ("in another order by \(many) workers", try await hashes(session, .shuffled, jobs: many)))
        if let rerun = session.host.rerun {
            let arguments = ["doctor", "--hashes", "--root", folder.path] + selection.globs
            let text = try rerun(arguments, Self.oddEnvironment)
            others.append(("in an unusual environment", Self.read(text)))
        }
        session.print(
            "determinism  \(first.count) snapshots drawn \(others.count + 1) times: "
                + "\(others.map(\.0).joined(separator: ", "))")
        return first.compactMap { expected in
            let circumstances = others.filter { _, hashes in !hashes.contains(expected) }.map(\.0)
            return circumstances.isEmpty
                ? nil : "\(expected.id) differs \(circumstances.joined(separator: " and "))"
        }
    }

    /// As little usual as can be: a locale with letters of its own, a time zone with half hours, no home.
    private static let oddEnvironment = [
        "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr:ar", "TZ": "Asia/Kolkata",
        "HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "PANGO_LANGUAGE": "ja",
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "FONTCONFIG_FILE": "/nonexistent",
        "FC_LANG": "ar", "G_MESSAGES_DEBUG": "none", "COLUMNS": "7",
    ]

    private static func read(_ text: String) -> [RenderedHashes] {
        text.split(separator: "\n").compactMap { line in
            guard let space = line.firstIndex(of: " "), let id = SnapshotID(String(line[..<space])) else {
                return nil
            }
            return RenderedHashes(id: id, hashes: String(line[space...].dropFirst()))
        }
    }
}
