package import CatalogKit

/// Finds references that only need another name: stale ones with the pixels of missing ones.
package struct Renames {
    /// A snapshot with the hash of its pixels.
    package struct Picture {
        package var id: SnapshotID
        package var pixelHash: String

        package init(id: SnapshotID, pixelHash: String) {
            self.id = id
            self.pixelHash = pixelHash
        }
    }

    private var origins: [SnapshotID: SnapshotID] = [:]

    package init(missing: [Picture], stale: Set<SnapshotID>, in store: ReferenceStore) {
        self.init(
            missing: missing,
            stale: missing.isEmpty
                ? []
                : stale.compactMap { id in
                    Self.pixelHash(of: id, in: store).map { Picture(id: id, pixelHash: $0) }
                })
    }

    /// Each stale reference goes to one missing one at most: rather to one of its component, its variant, its mode.
    package init(missing: [Picture], stale: [Picture]) {
        let hashes = Set(missing.map(\.pixelHash))
        var left: Set<SnapshotID> = []
        var lists: [Likeness: Candidates] = [:]
        for picture in stale.sorted(by: { $0.id < $1.id }) where hashes.contains(picture.pixelHash) {
            left.insert(picture.id)
            for parts in Likeness.Parts.fromMostAlike {
                let likeness = Likeness(picture.id, picture.pixelHash, in: parts)
                lists[likeness, default: Candidates()].ids.append(picture.id)
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

    package func origin(of id: SnapshotID) -> SnapshotID? { origins[id] }

    /// Equal pixels and, of the name, the equal parts.
    private struct Likeness: Hashable {
        var pixelHash: String
        var component: FileName?
        var variant: FileName?
        /// Nothing within is a variant without steps.
        var step: FileName??
        /// Nothing within is the default mode.
        var mode: FileName??

        /// Which parts of two names are equal.
        struct Parts: OptionSet {
            let rawValue: Int

            static let mode = Parts(rawValue: 1)
            static let step = Parts(rawValue: 2)
            static let variant = Parts(rawValue: 4)
            static let component = Parts(rawValue: 8)
            /// A component counts more than all others, a variant more than step and mode.
            static let fromMostAlike = (0...15).reversed().map(Parts.init(rawValue:))
        }

        init(_ id: SnapshotID, _ pixelHash: String, in parts: Parts) {
            self.pixelHash = pixelHash
            component = parts.contains(.component) ? id.component : nil
            variant = parts.contains(.variant) ? id.variant : nil
            step = parts.contains(.step) ? .some(id.step) : nil
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
