public import CatalogKit

/// The names of many snapshots, those of a variant or step together.
public enum VariantNames {
    /// Such as `badge/sale in light, dark`, in the order of the snapshots.
    public static func of(_ ids: some Sequence<SnapshotID>) -> [String] {
        var groups: [[SnapshotID]] = []
        for id in ids {
            if groups.last?[0].isSameVariant(as: id) == true {
                groups[groups.count - 1].append(id)
            } else {
                groups.append([id])
            }
        }
        return groups.map { ids in
            ids.count == 1 ? "\(ids[0])" : "\(ids[0].withoutMode) in \(modes(of: ids))"
        }
    }

    /// Such as `light, dark`.
    public static func modes(of ids: some Sequence<SnapshotID>) -> String {
        ids.map { $0.mode?.text ?? "light" }.joined(separator: ", ")
    }
}

extension SnapshotID {
    /// The variant, or the step, in the mode that needs no name.
    package var withoutMode: SnapshotID {
        SnapshotID(component: component, variant: variant, step: step, mode: nil)
    }

    /// Whether it is the same variant or step as another one, in whatever modes.
    public func isSameVariant(as other: SnapshotID) -> Bool { withoutMode == other.withoutMode }
}
