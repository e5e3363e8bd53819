public import CatalogKit
import VitrineHashing

/// Which snapshots a check is about, all its shards together: by it parts are known to be parts of one whole. A scenario counts
/// once, whatever its steps are.
public struct InventoryDigest: Equatable, Sendable {
    public var count: Int
    /// The hash of the snapshots' names in the catalogue's order.
    public var hash: String

    public init(count: Int, hash: String) {
        self.count = count
        self.hash = hash
    }

    public init(of ids: some Sequence<SnapshotID>) {
        count = 0
        var hash = StreamingHash()
        for id in ids {
            count += 1
            Array("\(id)\n".utf8).withUnsafeBytes { hash.add($0) }
        }
        self.hash = hash.value.description
    }
}
