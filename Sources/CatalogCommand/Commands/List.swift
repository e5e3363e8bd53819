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

    func run(_ context: CommandContext) throws -> RunStatus {
        let inventory = try context.inventory(context.files(in: try context.folder(folderOptions)))
        let filter = SnapshotFilter(selection.globs)
        let chosen = Set(
            try filter.select(
                from: inventory.snapshots.map(\.id), failed: inventory.failures.map(\.component)))
        let snapshots = inventory.snapshots.filter { chosen.contains($0.id) }
        let failures = inventory.failures.filter { filter.names($0.component) }
        if json {
            let lines = TerminalText.json(snapshots.map(line).joined(separator: ",\n"))
            context.print(snapshots.isEmpty ? "[]" : "[\n\(lines)\n]")
        } else {
            for snapshot in snapshots { context.print(snapshot.id.description) }
        }
        for failure in failures { context.warn(FailureText.of(failure)) }
        return failures.isEmpty ? .allMatch : .failedToRender
    }

    private func line(_ snapshot: Snapshot) -> String {
        let members: [String: JSONValue] = [
            "id": .string(snapshot.id.description), "component": .string(snapshot.componentName),
            "variant": .string(snapshot.variantName), "mode": .string(snapshot.mode.name),
            "definition": .string(snapshot.definition), "place": .string(snapshot.place.description),
        ]
        return "  " + JSONWriter.text(of: .record(members))
    }
}
