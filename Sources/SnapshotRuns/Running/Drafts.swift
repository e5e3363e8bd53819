import CatalogKit
import SnapshotStore

/// The sidecars of snapshots that were drawn once before they are recorded.
///
/// A sidecar has the hashes of the picture and all properties of the elements, so that it tells a second drawing
/// from the first one, and in what they differ.
public struct Drafts: Sendable {
    private let tree: FileTree

    /// - Parameter folder: an empty folder, or one with drafts.
    public init(folder: String) {
        tree = FileTree(root: folder)
    }

    func keep(_ draft: Sidecar, of id: SnapshotID) throws(StoreError) {
        try tree.write(Array(draft.text.utf8), to: "\(id).json")
    }

    func sidecar(of id: SnapshotID) throws(StoreError) -> [UInt8]? { try tree.read("\(id).json") }
}
