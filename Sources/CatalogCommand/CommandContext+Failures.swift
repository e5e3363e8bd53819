import CatalogKit
import RunRecords
import SnapshotRuns
import Wording

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
        for sentence in FailureText.all(of: definitions) { warn(sentence) }
        // What fails for one reason, such as a variant in all its modes, is printed once.
        var told: [(ids: [SnapshotID], reason: String)] = []
        var numbers: [String: Int] = [:]
        for (id, reason) in snapshots {
            if let number = numbers[reason] {
                told[number].ids.append(id)
            } else {
                numbers[reason] = told.count
                told.append(([id], reason))
            }
        }
        for (ids, reason) in told {
            warn("\(Names.list(ids, limit: 12)) failed to render: \(reason)")
        }
        return snapshots.isEmpty && definitions.isEmpty ? .allMatch : .failedToRender
    }
}
