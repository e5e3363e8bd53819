import ArgumentParser
import CatalogKit
import SnapshotStore

struct Approve: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Accepts pictures of the last check as references, without rendering them again.",
        discussion: """
            A snapshot whose reference has changed since the check is refused; check again to see it.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(help: "Accept everything that the last check found different or missing.") var all = false
    @OptionGroup var folderOptions: FolderOptions

    func validate() throws {
        if all == selection.globs.isEmpty { return }
        throw ValidationError(all ? "give either globs or --all" : "say what to approve, or --all")
    }

    func run(_ session: Session) throws -> RunStatus {
        let report = try Approval(in: try session.folder(folderOptions)).approve(
            SnapshotFilter(selection.globs))
        if report.isOlderThanSources {
            session.warn(
                "warning: the sources were changed after the check; the approved pictures may be outdated")
        }
        for id in report.approved { session.print("approved \(id)") }
        for id in report.refused {
            session.warn(
                "refused \(id): its reference was changed after the check; run 'catalog check' again")
        }
        if report.approved.isEmpty && report.refused.isEmpty { session.print("nothing to approve") }
        return report.refused.isEmpty ? .allMatch : .differs
    }
}
