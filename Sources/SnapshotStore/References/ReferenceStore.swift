public import CatalogKit

/// The references of a catalogue, `Snapshots/<component>/<variant>[@<mode>]` with `.png` and `.json`, those of a scenario's steps
/// `Snapshots/<component>/<variant>/<step>[@<mode>]`; of some the sidecar alone.
///
/// A picture and its sidecar are written under temporary names in the same folder, put on the disk, and then
/// renamed: the picture first. A process that is ended before the first renaming leaves the old reference. After it
/// the new one counts: its sidecar is found under its temporary name, because it has the picture's hash.
public struct ReferenceStore: Sendable {
    package let tree: FileTree

    /// The name of the folder of references, `Snapshots` or a test's `__Snapshots__`.
    package let name: String

    /// - Parameter root: the folder that holds the folder of references.
    init(root: String, name: String = "Snapshots") {
        tree = FileTree(root: root, isDurable: true).below(name)
        self.name = name
    }

    /// The path of the folder of references.
    public var folder: String { tree.path }

    public func picturePath(of id: SnapshotID) -> String { "\(folder)/\(id).png" }
    public func sidecarPath(of id: SnapshotID) -> String { "\(folder)/\(id).json" }

    /// Reads the files of a reference; that they cannot be read is what is found.
    package func reference(of id: SnapshotID) -> FoundReference {
        do throws(StoreError) {
            guard let folder = try tree.open(id.folders) else { return .missing(sidecar: nil) }
            return try ReferenceFiles(of: id).read(in: folder)
        } catch {
            return .unreadable(reason: error.description.replacing("'\(folder)/", with: "'\(name)/"))
        }
    }

    /// Tells the reference as it is now from any other that it was or will be.
    package func state(of id: SnapshotID) -> String { reference(of: id).state }

    /// Makes the files the reference; the caller holds the lock.
    package func write(_ files: ApprovedFiles, for id: SnapshotID) throws(StoreError) {
        let folder = try tree.make(id.folders)
        try ReferenceFiles(of: id).write(files, in: folder)
    }

    /// Gives a stale reference another name: the picture's file stays what it is, the sidecar gets the new names.
    ///
    /// The new files are whole before the old ones go, so that an end in between leaves both; the caller holds
    /// the lock.
    /// - Parameter files: what the reference would become anew; it has the same pixels.
    /// - Returns: whether it was there with those pixels, of the same kind.
    package func move(_ old: SnapshotID, to new: SnapshotID, as files: ApprovedFiles) throws(StoreError)
        -> Bool
    {
        guard case .found(let reference) = reference(of: old), reference.isWhole,
            let header = reference.header, header.pixelHash == files.pixelHash,
            reference.isSidecarAlone == (files.picture == nil),
            var sidecar = try? Sidecar(files.sidecar)  // One that cannot be read is not moved to.
        else { return false }
        sidecar.header.pictureHash = header.pictureHash
        try write(ApprovedFiles(picture: reference.picture, sidecar: sidecar), for: new)
        try remove(old)
        return true
    }

    /// Removes what a move that was ended too early has left of the old reference.
    ///
    /// - Parameter pixelHash: what was moved; a reference with other pixels is another one.
    package func finishMove(of old: SnapshotID, pixelHash: String) throws(StoreError) {
        let header: SidecarHeader? =
            switch reference(of: old) {
            case .found(let reference): reference.header
            case .missing(let sidecar): sidecar.flatMap(Sidecar.header)
            case .unreadable: nil
            }
        if header?.pixelHash == pixelHash { try remove(old) }
    }

    private func remove(_ id: SnapshotID) throws(StoreError) {
        try remove(stale: "\(id).png")
        try remove(stale: "\(id).json")
        if id.step != nil { try removeEmptyFolder(id.folders) }
        try removeEmptyFolder([id.component.text])
    }

    /// Removes a file of a stale reference.
    ///
    /// - Parameter path: as ``ReferenceSurvey`` names it.
    package func remove(stale path: String) throws(StoreError) { try tree.remove(path) }

    /// Removes a folder of a component or a variant if nothing is in it.
    package func removeEmptyFolder(_ path: [String]) throws(StoreError) {
        guard let name = path.last, let folder = try tree.open(Array(path.dropLast())) else { return }
        try folder.removeEmptyFolder(name)
    }

    /// Finishes or undoes what ended processes have left half-done; the caller holds the lock.
    func settleLeftovers() throws(StoreError) {
        for id in Set(try ReferenceSurvey(of: self).leftovers.map(\.id)).sorted() {
            guard let folder = try tree.open(id.folders) else { continue }
            try ReferenceFiles(of: id).settle(in: folder)
        }
    }
}
