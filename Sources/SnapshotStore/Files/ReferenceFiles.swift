import CatalogKit

/// The names of a reference's files in the folder of their component, or of the variant whose step it is.
struct ReferenceFiles {
    private let picture: String
    private let sidecar: String
    private let newPicture: String
    private let newSidecar: String

    init(of id: SnapshotID) {
        picture = Self.name(of: id, prefix: "", ending: ".png")
        sidecar = Self.name(of: id, prefix: "", ending: ".json")
        newPicture = Self.name(of: id, prefix: ".", ending: ".png.new")
        newSidecar = Self.name(of: id, prefix: ".", ending: ".json.new")
    }

    static func name(of id: SnapshotID, prefix: String, ending: String) -> String {
        "\(prefix)\(id.fileName)\(ending)"
    }

    func read(in folder: borrowing Folder) throws(StoreError) -> FoundReference {
        let sidecar = try folder.read(self.sidecar)
        let stored = try folder.read(picture).map { StoredReference(picture: $0, sidecar: sidecar) }
        if let stored, stored.isWhole { return .found(stored) }
        if let half = half(stored?.picture, sidecar, in: folder) { return .found(half.reference) }
        return stored.map(FoundReference.found) ?? .missing(sidecar: sidecar)
    }

    func write(_ files: PictureFiles, in folder: borrowing Folder) throws(StoreError) {
        do {
            try folder.create(newPicture, files.picture, isDurable: true)
            try folder.create(newSidecar, files.sidecar, isDurable: true)
            try folder.rename(newPicture, to: picture)
            try folder.rename(newSidecar, to: sidecar)
            try folder.synchronize()
        } catch {
            // The failure is what is reported; what cannot be settled now is by the next writer.
            try? settle(in: folder)
            throw error
        }
    }

    /// Finishes a writing of which one file has its name already, and undoes any other; the caller holds the lock.
    func settle(in folder: borrowing Folder) throws(StoreError) {
        // What cannot be read is no half of ours; a check says what it is.
        if let picture = try? folder.read(picture), let sidecar = try? folder.read(sidecar),
            StoredReference(picture: picture, sidecar: sidecar).isWhole
        {
            try removeTemporary(in: folder)
            return
        }
        switch half((try? folder.read(picture)) ?? nil, (try? folder.read(sidecar)) ?? nil, in: folder)?.name
        {
        case newSidecar?: try folder.rename(newSidecar, to: sidecar)
        case newPicture?: try folder.rename(newPicture, to: picture)
        default: break
        }
        try removeTemporary(in: folder)
        try folder.synchronize()
    }

    private func removeTemporary(in folder: borrowing Folder) throws(StoreError) {
        try folder.remove(newPicture)
        try folder.remove(newSidecar)
    }

    /// The new reference, if one of its files has its name already and the other, of this temporary name, not yet.
    private func half(
        _ picture: [UInt8]?, _ sidecar: [UInt8]?, in folder: borrowing Folder
    ) -> (reference: StoredReference, name: String)? {
        // A temporary file that cannot be read finishes nothing.
        if let picture, let sidecar = (try? folder.read(newSidecar)) ?? nil {
            let reference = StoredReference(picture: picture, sidecar: sidecar)
            if reference.isWhole { return (reference, newSidecar) }
        }
        if let sidecar, let picture = (try? folder.read(newPicture)) ?? nil {
            let reference = StoredReference(picture: picture, sidecar: sidecar)
            if reference.isWhole { return (reference, newPicture) }
        }
        return nil
    }
}
