import CatalogKit

/// Finds references that only need another name: stale ones with the pixels of missing ones.
struct Renames {
    /// A snapshot without a reference, with the hash of its pixels.
    struct Missing {
        var id: SnapshotID
        var pixelHash: String
    }

    private var origins: [SnapshotID: SnapshotID] = [:]

    /// Each stale reference goes to one missing one at most: rather to one of its component, its variant, its mode.
    init(missing: [Missing], stale: Set<SnapshotID>, in store: ReferenceStore) {
        var left: [(id: SnapshotID, pixelHash: String)] = []
        if missing.isEmpty { return }
        for id in stale.sorted() {
            guard let hash = Self.pixelHash(of: id, in: store) else { continue }
            left.append((id, hash))
        }
        for missing in missing.sorted(by: { $0.id < $1.id }) {
            let fitting = left.filter { $0.pixelHash == missing.pixelHash }.map(\.id)
            // Of those that are equally near the first.
            let nearest = fitting.map { Self.likeness($0, missing.id) }.max()
            guard let origin = fitting.first(where: { Self.likeness($0, missing.id) == nearest }) else {
                continue
            }
            origins[missing.id] = origin
            left.removeAll { $0.id == origin }
        }
    }

    func origin(of id: SnapshotID) -> SnapshotID? { origins[id] }

    private static func likeness(_ left: SnapshotID, _ right: SnapshotID) -> Int {
        (left.component == right.component ? 4 : 0) + (left.variant == right.variant ? 2 : 0)
            + (left.mode == right.mode ? 1 : 0)
    }

    /// The pixels of a reference whose files belong together; others are no use under any name.
    private static func pixelHash(of id: SnapshotID, in store: ReferenceStore) -> String? {
        guard case .found(let reference) = store.reference(of: id), reference.isWhole else { return nil }
        return reference.header?.pixelHash
    }
}
