import ArgumentParser
import CatalogKit
import Composition
import SnapshotStore

struct List: CatalogSubcommand {
    static let configuration = CommandConfiguration(abstract: "Lists the snapshots by name.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var folderOptions: FolderOptions
    @Flag(help: "Print JSON.") var json = false

    var runsCatalogCode: Bool { true }

    func run(_ session: Session) throws -> RunStatus {
        let inventory = try session.inventory(session.files(in: try session.folder(folderOptions)))
        let filter = SnapshotFilter(selection.globs)
        let chosen = Set(
            try filter.select(
                from: inventory.snapshots.map(\.id), failed: inventory.failures.map(\.component)))
        let snapshots = inventory.snapshots.filter { chosen.contains($0.id) }
        let failures = inventory.failures.filter { filter.names($0.component) }
        if json {
            let lines = TerminalText.json(snapshots.map(line).joined(separator: ",\n"))
            session.print(snapshots.isEmpty ? "[]" : "[\n\(lines)\n]")
        } else {
            for snapshot in snapshots { session.print(snapshot.id.description) }
        }
        for failure in failures { session.warn(FailureText.of(failure)) }
        return failures.isEmpty ? .allMatch : .failedToRender
    }

    private func line(_ snapshot: Snapshot) -> String {
        let members: [String: PropertyValue] = [
            "id": .string(snapshot.id.description), "component": .string(snapshot.componentName),
            "variant": .string(snapshot.variantName), "mode": .string(snapshot.mode.name),
            "definition": .string(snapshot.definition), "place": .string(snapshot.place.description),
        ]
        return "  " + JSONWriter.text(of: .record(members))
    }
}
