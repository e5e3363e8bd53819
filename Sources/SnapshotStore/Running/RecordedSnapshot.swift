public import CatalogKit

/// What became of a snapshot that was recorded or rendered.
public struct RecordedSnapshot: Equatable, Sendable {
    public enum Result: Equatable, Sendable {
        case new
        case changed
        case unchanged
        case failed(String)
    }

    public var id: SnapshotID
    public var result: Result
}
