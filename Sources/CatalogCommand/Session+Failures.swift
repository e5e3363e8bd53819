import CatalogKit
import SnapshotStore

extension Session {
    /// Tells of components that could not be rendered, and says which exit code that makes.
    func reportFailures(
        of snapshots: [(id: SnapshotID, reason: String)], _ definitions: [DefinitionFailure]
    ) -> RunStatus {
        var status = RunStatus.allMatch
        for failure in definitions {
            warn(FailureText.of(failure))
            status = .failedToRender
        }
        for (id, reason) in snapshots {
            warn("\(id) failed to render: \(reason)")
            status = .failedToRender
        }
        return status
    }
}

extension RecordedSnapshot {
    var failure: (id: SnapshotID, reason: String)? {
        guard case .failed(let reason) = result else { return nil }
        return (id, reason)
    }
}

extension RenderedPicture {
    var failure: (id: SnapshotID, reason: String)? {
        guard case .failed(let reason) = result else { return nil }
        return (snapshot.id, reason)
    }
}
