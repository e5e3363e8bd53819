import ArgumentParser
import CatalogKit
import CatalogSite
import RunRecords
import SnapshotHistory
import SnapshotReports
import SnapshotStore
import VitrineGit

struct Changes: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells what changed between the references of two git revisions.",
        discussion: """
            Reads the references alone: nothing is built or drawn, and nothing is written but the report. \
            Without BASE, what the main branch and HEAD have in common is compared with; without HEAD, the \
            working tree is, with files that git does not track yet.

            Exits with 0 whatever changed, with 64 where there is no such revision and with 70 where git fails.
            """)

    @Argument(help: ArgumentHelp("The revision to compare with.", valueName: "base"))
    var base: String?
    @Argument(help: ArgumentHelp("The revision that is compared.", valueName: "head"))
    var head: String?
    @OptionGroup var folderOptions: FolderOptions
    @Flag(help: "Print JSON.") var json = false
    @Flag(help: "Print Markdown, for a comment on a pull request.") var markdown = false
    @Option(
        help: ArgumentHelp(
            "Write a report into a folder: a page, the pictures of both revisions, JSON and Markdown.",
            valueName: "dir"))
    var report: String?

    var runsCatalogCode: Bool { false }

    func validate() throws {
        if json && markdown { throw ValidationError("--json and --markdown exclude each other") }
    }

    func run(_ context: CommandContext) throws -> RunStatus {
        let changes = try self.changes(in: try context.folder(folderOptions))
        let title = "\(context.catalog.name), what changed"
        if let report {
            let path = context.host.path(report)
            let pages = ChangePages(title: title, changes: changes, in: path)
            let complaints = try ChangeReportFiles(changes).write(
                into: path, title: title, assets: .standard, page: pages.page)
            for complaint in complaints { context.warn("warning: \(complaint)") }
        }
        if json {
            try changes.write { context.host.write(TerminalText.json($0), .output) }
        } else if markdown {
            context.host.write(MarkdownChanges.text(of: changes, title: title), .output)
        } else {
            ChangesText(style: TextStyle(host: context.host)).write(changes) {
                context.host.write($0, .output)
            }
        }
        return .allMatch
    }

    private func changes(in folder: CatalogFolder) throws -> ReferenceChanges {
        let repository = try GitRepository(containing: folder.path)
        let (commit, name) = try start(repository)
        let other = try head.map { ReferenceRevision(name: $0, commit: try repository.commit($0)) }
        return try ReferenceChanges(
            in: folder, repository, from: commit, called: name, to: other ?? .workingTree)
    }

    private func start(_ repository: GitRepository) throws(GitError) -> (commit: ObjectID, name: String) {
        if let base { return (try repository.commit(base), base) }
        let main = try repository.mainBranch()
        let commit = try repository.mergeBase(main, "HEAD")
        return (commit, "\(commit.text.prefix(10)) on \(main)")
    }
}
