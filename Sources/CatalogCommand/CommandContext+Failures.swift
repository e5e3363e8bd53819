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
        _ snapshots: [(id: SnapshotID, reason: String)], _ definitions: [DefinitionFailure]
    ) -> RunStatus {
        for failure in definitions { warn(FailureText.of(failure)) }
        // A variant that fails in all its modes for one reason is printed once.
        var told: [(ids: [SnapshotID], reason: String)] = []
        for (id, reason) in snapshots {
            if let last = told.last, last.reason == reason, last.ids[0].isSameVariant(as: id) {
                told[told.count - 1].ids.append(id)
            } else {
                told.append(([id], reason))
            }
        }
        for (ids, reason) in told {
            warn("\(ids.map(\.description).joined(separator: ", ")) failed to render: \(reason)")
        }
        return snapshots.isEmpty && definitions.isEmpty ? .allMatch : .failedToRender
    }
}
