import ArgumentParser
import CatalogKit
import RunRecords

struct Approve: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Accepts pictures of the last check as references, without rendering them again.",
        discussion: """
            A snapshot whose reference has changed since the check is refused; check again to see it. A cluster \
            is all snapshots that differ for the same causes and no others, as the check tells them. Where a \
            stale reference has the pixels of a missing one, its files are moved.

            With --from the pictures are those of a report that another machine has made, such as continuous \
            integration. It has to be made of the sources that lie here, and each file has to be the one that \
            was compared; otherwise nothing of it is approved.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(help: "Accept everything that the last check found different or missing.") var all = false
    @Option(help: ArgumentHelp("Accept the snapshots of one cluster.", valueName: "id")) var cluster: String?
    @Option(
        help: ArgumentHelp(
            "Take the pictures out of a report, such as continuous integration keeps.", valueName: "dir"))
    var from: String?
    @OptionGroup var folderOptions: FolderOptions

    func validate() throws {
        if all, !selection.globs.isEmpty || cluster != nil {
            throw ValidationError("--all goes neither with globs nor with --cluster")
        }
        if !all, selection.globs.isEmpty, cluster == nil {
            throw ValidationError("say what to approve: globs, --cluster or --all")
        }
    }

    var runsCatalogCode: Bool { false }

    func run(_ context: CommandContext) throws -> RunStatus {
        let report = try Approval(in: try context.folderOfCatalogOrTests(folderOptions)).approve(
            Approval.Choice(SnapshotFilter(selection.globs), cluster: cluster),
            from: from.map { .report(context.host.path($0)) } ?? .lastRun)
        if report.isOlderThanSources {
            context.warn(
                "warning: the sources were changed after the check; the approved pictures may be outdated")
        }
        for id in report.approved {
            let origin = report.renamed[id].map { ", renamed from \($0)" } ?? ""
            context.print("approved \(id)\(origin)")
        }
        for id in report.refused {
            context.warn(
                from == nil
                    ? "refused \(id): its reference was changed after the check; run 'catalog check' again"
                    : "refused \(id): its reference here is not the one that the report compared it with")
        }
        if report.approved.isEmpty && report.refused.isEmpty { context.print("nothing to approve") }
        return report.refused.isEmpty ? .allMatch : .differs
    }
}
