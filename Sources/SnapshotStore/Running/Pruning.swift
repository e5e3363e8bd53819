public import CatalogKit

/// Removes references that no snapshot owns.
public struct Pruning: Sendable {
    private let folder: CatalogFolder

    public init(in folder: CatalogFolder) {
        self.folder = folder
    }

    /// The files that belong to no snapshot, removed if so wanted.
    public func prune(_ inventory: Inventory, isDeleting: Bool) throws -> [String] {
        let lock = try folder.lockForWriting()
        let store = folder.references
        let stale = try store.stalePaths(
            besides: inventory.snapshots.map(\.id), failed: Set(inventory.failures.map(\.component)))
        if isDeleting {
            for path in stale { try store.remove(stale: path) }
        }
        _ = consume lock
        return stale
    }
}
