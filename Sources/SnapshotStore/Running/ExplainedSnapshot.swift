public import Composition

/// A snapshot's outcome with the elements that led to it.
public struct ExplainedSnapshot: Sendable {
    public var result: SnapshotResult
    public var nodes: [NodeDescription]
}
