public import RunRecords
public import SnapshotStore
public import VitrineComposition
import VitrineJSONValues

/// A snapshot's outcome with the elements that led to it.
public struct ExplainedSnapshot: Sendable {
    public var result: SnapshotResult
    public var nodes: [NodeDescription]

    /// A JSON object on one line: what `check --json` has of the snapshot, without the pictures that only a check keeps.
    public func line(in folder: CatalogFolder) -> String {
        let members = result.members(.catalog(folder)).filter { !["actual", "difference"].contains($0.key) }
        return JSONWriter.text(of: .record(members))
    }
}
