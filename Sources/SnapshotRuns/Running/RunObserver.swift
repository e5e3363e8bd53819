public import CatalogKit

/// Follows a run, so that a process that ends early leaves the names of the snapshots that it was drawing.
public struct RunObserver: Sendable {
    public var willRun: @Sendable ([SnapshotID]) -> Void
    public var willRender: @Sendable (SnapshotID) -> Void
    public var didRender: @Sendable (SnapshotID) -> Void
    /// The snapshot's code has the main actor, for which the others wait.
    public var willUseMainActor: @Sendable (SnapshotID) -> Void
    public var didUseMainActor: @Sendable (SnapshotID) -> Void

    public init(
        willRun: @escaping @Sendable ([SnapshotID]) -> Void,
        willRender: @escaping @Sendable (SnapshotID) -> Void,
        didRender: @escaping @Sendable (SnapshotID) -> Void,
        willUseMainActor: @escaping @Sendable (SnapshotID) -> Void = { _ in },
        didUseMainActor: @escaping @Sendable (SnapshotID) -> Void = { _ in }
    ) {
        self.willRun = willRun
        self.willRender = willRender
        self.didRender = didRender
        self.willUseMainActor = willUseMainActor
        self.didUseMainActor = didUseMainActor
    }
}
