public import CatalogKit
public import Geometry

/// What became of a snapshot that was rendered into a folder.
public struct RenderedPicture: Sendable {
    public enum Result: Equatable, Sendable {
        case size(PixelSize)
        case failed(String)
    }

    public var snapshot: Snapshot
    public var result: Result

    public init(snapshot: Snapshot, result: Result) {
        self.snapshot = snapshot
        self.result = result
    }
}

/// What became of a snapshot that was recorded.
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
