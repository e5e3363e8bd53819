import CatalogKit
import SnapshotStore

extension Session {
    /// Tells of components that could not be rendered, and says which exit code that makes.
    func reportFailures(
        of snapshots: [RecordedSnapshot], _ definitions: [DefinitionFailure]
    ) -> RunStatus {
        var status = RunStatus.allMatch
        for failure in definitions {
            warn(FailureText.of(failure))
            status = .failedToRender
        }
        for snapshot in snapshots {
            guard case .failed(let reason) = snapshot.result else { continue }
            warn("\(snapshot.id) failed to render: \(reason)")
            status = .failedToRender
        }
        return status
    }
}
