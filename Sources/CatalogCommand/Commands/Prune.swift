import ArgumentParser
import CatalogKit
import SnapshotStore

struct Prune: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the references that no snapshot owns, or deletes them.",
        discussion: """
            References of components that fail to say what they show are kept.
            """)

    @OptionGroup var selection: SelectionOptions
    @Flag(help: "Delete the files; all of them, so this goes with no glob.") var delete = false
    @OptionGroup var folderOptions: FolderOptions

    func validate() throws {
        if delete, !selection.globs.isEmpty {
            throw ValidationError(
                "--delete goes with no glob: whether a file is stale only all snapshots tell")
        }
    }

    var runsCatalogCode: Bool { true }

    func run(_ session: Session) throws -> RunStatus {
        let folder = try session.folder(folderOptions)
        let inventory = try session.inventory(session.files(in: folder))
        let filter = SnapshotFilter(selection.globs)
        let stale = try Pruning(in: folder).prune(inventory, isDeleting: delete).filter { path in
            filter.isEmpty || SnapshotID(String(path.prefix { $0 != "." })).map(filter.matches) == true
        }
        for path in stale {
            session.print("\(delete ? "deleted" : "stale") Snapshots/\(path)")
        }
        if stale.isEmpty { session.print("no stale references") }
        for failure in inventory.failures { session.warn(FailureText.of(failure)) }
        if !inventory.failures.isEmpty { return .failedToRender }
        return stale.isEmpty || delete ? .allMatch : .missingOrStale
    }
}
