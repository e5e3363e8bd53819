public import CatalogKit

/// The references of a catalogue, `Snapshots/<component>/<variant>[@<mode>]` with `.png` and `.json`.
///
/// A picture and its sidecar are written under temporary names in the same folder, put on the disk, and then
/// renamed: the picture first. A process that is ended in between leaves whole files; if it was between the
/// two renames, the sidecar is the older one and tells by its hashes that the picture is not its own.
public struct ReferenceStore: Sendable {
    /// The folder `Snapshots`.
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    public func picturePath(of id: SnapshotID) -> String { "\(folder)/\(id).png" }
    public func sidecarPath(of id: SnapshotID) -> String { "\(folder)/\(id).json" }

    func picture(of id: SnapshotID) throws(StoreError) -> [UInt8]? {
        try FileSystem.read(picturePath(of: id))
    }

    func sidecar(of id: SnapshotID) throws(StoreError) -> [UInt8]? {
        try FileSystem.read(sidecarPath(of: id))
    }

    /// Tells the reference as it is now from any other that it was or will be.
    func state(of id: SnapshotID) throws(StoreError) -> String {
        PictureFiles.state(picture: try picture(of: id), sidecar: try sidecar(of: id))
    }

    /// Makes the files the reference; the caller holds the lock.
    func write(_ files: PictureFiles, for id: SnapshotID) throws(StoreError) {
        let place = "\(folder)/\(id.component)"
        try FileSystem.makeFolder(place)
        let stem = "\(id)".split(separator: "/").last ?? ""
        let temporary = (picture: "\(place)/.\(stem).png.new", sidecar: "\(place)/.\(stem).json.new")
        do {
            try FileSystem.write(files.picture, to: temporary.picture, isDurable: true)
            try FileSystem.write(files.sidecar, to: temporary.sidecar, isDurable: true)
            try FileSystem.rename(temporary.picture, to: picturePath(of: id))
            try FileSystem.rename(temporary.sidecar, to: sidecarPath(of: id))
            try FileSystem.synchronizeFolder(place)
        } catch {
            // The failure is what is reported; files that cannot be removed are hidden and written over.
            try? FileSystem.remove(temporary.picture)
            try? FileSystem.remove(temporary.sidecar)
            throw error
        }
    }

    /// Gives a stale reference another name: the picture's file stays what it is, the sidecar tells the new names.
    ///
    /// The new files are whole before the old ones go, so that an end in between leaves both; the caller holds
    /// the lock.
    /// - Parameter files: what the reference would become anew; it has the same pixels.
    /// - Returns: whether it was there with those pixels.
    func move(_ old: SnapshotID, to new: SnapshotID, as files: PictureFiles) throws(StoreError) -> Bool {
        guard let picture = try picture(of: old), let oldSidecar = try sidecar(of: old),
            let header = try? Sidecar(oldSidecar).header, header.pixelHash == files.pixelHash,
            header.pictureHash == contentHash(of: picture), var sidecar = try? Sidecar(files.sidecar)
        else { return false }
        sidecar.header.pictureHash = header.pictureHash
        try write(PictureFiles(picture: picture, sidecar: sidecar), for: new)
        try remove(stale: "\(old).png")
        try remove(stale: "\(old).json")
        return true
    }

    /// Removes temporary files that no process will rename any more; the caller holds the lock.
    func removeLeftovers() throws(StoreError) {
        for path in try leftovers() { try FileSystem.remove("\(folder)/\(path)") }
    }

    /// Temporary files as paths below ``folder``; some may belong to a process that is at work.
    func leftovers() throws(StoreError) -> [String] {
        var paths: [String] = []
        for component in try FileSystem.names(in: folder) where FileSystem.isFolder("\(folder)/\(component)")
        {
            for name in try FileSystem.names(in: "\(folder)/\(component)") {
                guard name.hasPrefix("."), name.hasSuffix(".png.new") || name.hasSuffix(".json.new") else {
                    continue
                }
                paths.append("\(component)/\(name)")
            }
        }
        return paths
    }

    /// Removes the files of a stale reference, and its folder where nothing is left in it.
    ///
    /// - Parameter path: as ``stalePaths(besides:failed:)`` names it.
    func remove(stale path: String) throws(StoreError) {
        try FileSystem.remove("\(folder)/\(path)")
        guard let slash = path.lastIndex(of: "/") else { return }
        let place = "\(folder)/\(path[..<slash])"
        if try FileSystem.names(in: place).isEmpty { try FileSystem.removeFolder(place) }
    }

    /// The files that belong to no snapshot, as paths below ``folder``, sorted.
    ///
    /// Nothing is known of the snapshots of components that failed; their files are not called stale.
    public func stalePaths(
        besides snapshots: some Sequence<SnapshotID>, failed: Set<FileName> = []
    ) throws(StoreError) -> [String] {
        var owned: Set<String> = []
        for id in snapshots {
            owned.insert("\(id).png")
            owned.insert("\(id).json")
        }
        return try FileSystem.files(below: folder).filter { path in
            guard !owned.contains(path) else { return false }
            let component = path.split(separator: "/").first.map(String.init) ?? ""
            return !failed.contains { $0.text == component }
        }
    }
}
