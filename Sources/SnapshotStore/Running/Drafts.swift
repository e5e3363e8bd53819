import CatalogKit

/// The sidecars of snapshots that were drawn once before they are recorded.
///
/// A sidecar has the hashes of the picture and all properties of the elements, so that it tells a second drawing
/// from the first one, and in what they differ.
public struct Drafts: Sendable {
    private let folder: String

    /// - Parameter folder: an empty folder, or one with drafts.
    public init(folder: String) {
        self.folder = folder
    }

    func keep(_ files: PictureFiles, of id: SnapshotID) throws(StoreError) {
        try FileSystem.makeFolder("\(folder)/\(id.component)")
        try FileSystem.write(files.sidecar, to: path(of: id), isDurable: false)
    }

    func sidecar(of id: SnapshotID) throws(StoreError) -> [UInt8]? { try FileSystem.read(path(of: id)) }

    private func path(of id: SnapshotID) -> String { "\(folder)/\(id).json" }
}
