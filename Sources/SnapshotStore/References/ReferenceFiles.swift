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
        let picture = try folder.read(self.picture)
        let stored = StoredReference(picture: picture, sidecar: sidecar)
        if let stored, stored.isWhole, !stored.isSidecarAlone { return .found(stored) }
        if let half = half(picture, sidecar, in: folder) { return .found(half.reference) }
        return stored.map(FoundReference.found) ?? .missing(sidecar: sidecar)
    }

    func write(_ files: ApprovedFiles, in folder: borrowing Folder) throws(StoreError) {
        do {
            if let picture = files.picture {
                try folder.create(newPicture, picture, isDurable: true)
                try folder.create(newSidecar, files.sidecar, isDurable: true)
                try folder.rename(newPicture, to: self.picture)
                try folder.rename(newSidecar, to: sidecar)
            } else {
                // The new sidecar is the whole reference; a picture that is still there is no part of it.
                try folder.create(newSidecar, files.sidecar, isDurable: true)
                try folder.rename(newSidecar, to: sidecar)
                try folder.remove(picture)
            }
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
        let (picture, sidecar) = (
            (try? folder.read(self.picture)) ?? nil, (try? folder.read(self.sidecar)) ?? nil
        )
        if let stored = StoredReference(picture: picture, sidecar: sidecar), stored.isWhole,
            !stored.isSidecarAlone
        {
            try removeTemporary(in: folder)
            return
        }
        switch half(picture, sidecar, in: folder)?.name {
        case newSidecar?: try folder.rename(newSidecar, to: self.sidecar)
        case newPicture?: try folder.rename(newPicture, to: self.picture)
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
            if let reference, reference.isWhole, !reference.isSidecarAlone { return (reference, newSidecar) }
        }
        if let sidecar, let picture = (try? folder.read(newPicture)) ?? nil {
            let reference = StoredReference(picture: picture, sidecar: sidecar)
            if let reference, reference.isWhole, !reference.isSidecarAlone { return (reference, newPicture) }
        }
        return nil
    }
}
