import ArgumentParser
import CatalogKit
import RunRecords
import SnapshotRuns
import VitrineJSONValues
import VitrineWording

struct List: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the snapshots by name.",
        discussion: "Scenarios are performed for that, since only they know their steps; nothing is drawn.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions
    @Flag(help: "Print JSON.") var json = false

    func run(_ context: CommandContext) async throws -> RunStatus {
        let run = try context.catalogRun(selection, rendering, in: try context.folder(folderOptions))
        let listed = try await run.list()
        let (snapshots, failures) = (listed.map(\.snapshot), run.failures)
        if json {
            let lines = TerminalText.json(snapshots.map(line).joined(separator: ",\n"))
            context.print(snapshots.isEmpty ? "[]" : "[\n\(lines)\n]")
        } else {
            for snapshot in snapshots { context.print(snapshot.id.description) }
            context.warn(Self.summary(of: snapshots))
        }
        for sentence in FailureText.all(of: failures) { context.warn(sentence) }
        let broken = listed.compactMap { listed in listed.failure.map { (listed.snapshot.id, $0) } }
        for (id, reason) in broken { context.warn("\(id) failed to render: \(reason)") }
        return failures.isEmpty && broken.isEmpty ? .allMatch : .failedToRender
    }

    /// Such as `1534 snapshots: 53 components, 241 variants, 47 modes`.
    private static func summary(of snapshots: [Snapshot]) -> String {
        let parts = [
            Pluralized.components(Set(snapshots.lazy.map(\.componentName)).count),
            Pluralized.variants(Set(snapshots.lazy.map { "\($0.id.component)/\($0.id.variant)" }).count),
            Pluralized.modes(Set(snapshots.lazy.map(\.mode.name)).count),
        ]
        return "\(Pluralized.snapshots(snapshots.count)): \(parts.joined(separator: ", "))"
    }

    private func line(_ snapshot: Snapshot) -> String {
        var members: [String: JSONValue] = [
            "id": .string(snapshot.id.description), "component": .string(snapshot.componentName),
            "variant": .string(snapshot.variantName), "mode": .string(snapshot.mode.name),
            "definition": .string(snapshot.definition), "place": .string(snapshot.place.description),
        ]
        if let step = snapshot.stepName { members["step"] = .string(step) }
        return "  " + JSONWriter.text(of: .record(members))
    }
}
