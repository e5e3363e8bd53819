import CatalogKit
import RunRecords
import SnapshotRuns

extension CommandContext {
    /// Prints the components that could not be rendered, and gives the exit code.
    func reportFailures(
        of snapshots: [RecordedSnapshot], _ definitions: [DefinitionFailure]
    ) -> RunStatus {
        reportFailures(
            snapshots.compactMap { snapshot in
                guard case .failed(let reason) = snapshot.result else { return nil }
                return (snapshot.id, reason)
            }, definitions)
    }

    /// Prints the components that could not be rendered, and gives the exit code.
    func reportFailures(of results: [SnapshotResult], _ definitions: [DefinitionFailure]) -> RunStatus {
        reportFailures(
            results.compactMap { result in
                guard case .failedToRender(let reason) = result.outcome else { return nil }
                return (result.id, reason)
            }, definitions)
    }

    private func reportFailures(
        _ snapshots: [(id: SnapshotID, reason: SnapshotReason)], _ definitions: [DefinitionFailure]
    ) -> RunStatus {
        for sentence in FailureText.all(of: definitions) { warn(sentence) }
        // Those that fail for one reason are printed once.
        let ids = Dictionary(grouping: snapshots, by: \.reason.general).mapValues { $0.map(\.id) }
        for repeated in RepeatedReason.all(of: snapshots.map(\.reason)) {
            let names = VariantNames.of(ids[repeated.general] ?? []).joined(separator: "; ")
            warn("\(names) failed to render: \(repeated.sentence)")
        }
        return snapshots.isEmpty && definitions.isEmpty ? .allMatch : .failedToRender
    }
}
