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
        if missing.isEmpty { return }
        let hashes = Set(missing.map(\.pixelHash))
        var left: Set<SnapshotID> = []
        var lists: [Likeness: Candidates] = [:]
        for id in stale.sorted() {
            guard let hash = Self.pixelHash(of: id, in: store), hashes.contains(hash) else { continue }
            left.insert(id)
            for parts in Likeness.Parts.fromMostAlike {
                lists[Likeness(id, hash, in: parts), default: Candidates()].ids.append(id)
            }
        }
        for missing in missing.sorted(by: { $0.id < $1.id }) {
            for parts in Likeness.Parts.fromMostAlike {
                let likeness = Likeness(missing.id, missing.pixelHash, in: parts)
                guard let origin = lists[likeness]?.first(in: left) else { continue }
                origins[missing.id] = origin
                left.remove(origin)
                break
            }
        }
    }

    func origin(of id: SnapshotID) -> SnapshotID? { origins[id] }

    /// Equal pixels and, of the name, the equal parts.
    private struct Likeness: Hashable {
        var pixelHash: String
        var component: FileName?
        var variant: FileName?
        /// Nothing within is the default mode.
        var mode: FileName??

        /// Which parts of two names are equal.
        struct Parts: OptionSet {
            let rawValue: Int

            static let mode = Parts(rawValue: 1)
            static let variant = Parts(rawValue: 2)
            static let component = Parts(rawValue: 4)
            /// A component counts more than both others.
            static let fromMostAlike = (0...7).reversed().map(Parts.init(rawValue:))
        }

        init(_ id: SnapshotID, _ pixelHash: String, in parts: Parts) {
            self.pixelHash = pixelHash
            component = parts.contains(.component) ? id.component : nil
            variant = parts.contains(.variant) ? id.variant : nil
            mode = parts.contains(.mode) ? .some(id.mode) : nil
        }
    }

    /// References of the same likeness, of which the first ones may be taken.
    private struct Candidates {
        var ids: [SnapshotID] = []
        private var taken = 0

        mutating func first(in left: Set<SnapshotID>) -> SnapshotID? {
            while taken < ids.count, !left.contains(ids[taken]) { taken += 1 }
            return taken < ids.count ? ids[taken] : nil
        }
    }

    /// The pixels of a reference whose files belong together; others are no use under any name.
    private static func pixelHash(of id: SnapshotID, in store: ReferenceStore) -> String? {
        guard case .found(let reference) = store.reference(of: id), reference.isWhole else { return nil }
        return reference.header?.pixelHash
    }
}
