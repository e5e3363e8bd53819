public import CatalogKit
public import RunRecords

/// The result of recording or rendering a snapshot.
public struct RecordedSnapshot: Equatable, Sendable {
    public enum Result: Equatable, Sendable {
        case new
        case changed
        case unchanged
        case failed(SnapshotReason)
    }

    public var id: SnapshotID
    public var result: Result
    /// What is to be known of the reference beside that; nothing as a rule.
    public var note: String?
    /// What is to be known of the component as it was drawn.
    public var findings: [SnapshotReason] = []

    public init(id: SnapshotID, result: Result, note: String? = nil) {
        self.id = id
        self.result = result
        self.note = note
    }

    /// What is said of a reference that should be a sidecar alone.
    static let keptPicture: SnapshotReason =
        "its picture is kept beside its sidecar, which does not lead to the same pixels again"
}
