import VitrineGeometry
import VitrineHashing
import VitrineImageCoding
package import VitrinePixels
package import VitrineRendering

/// Why a reference cannot be compared with.
package struct UnreadableReference: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) {
        self.description = description
    }
}

/// The state of the files in the place of a reference.
package enum FoundReference {
    case found(StoredReference)
    /// There is no picture; a sidecar may be left of one that had it beside it.
    case missing(sidecar: [UInt8]?)
    case unreadable(reason: String)

    /// Tells the reference as it is now from any other that it was or will be.
    package var state: String {
        switch self {
        case .found(let reference): reference.state
        case .missing(let sidecar): ApprovedFiles.state(picture: nil, sidecar: sidecar)
        case .unreadable(let reason): "unreadable \(reason)"
        }
    }

    package var picture: [UInt8]? {
        switch self {
        case .found(let reference): reference.picture
        case .missing, .unreadable: nil
        }
    }

    package var isMissing: Bool {
        switch self {
        case .missing: true
        case .found, .unreadable: false
        }
    }

    /// Whether the same drawing steps, drawn by the same tools, made this very file.
    package func isUpToDate(withComposition hash: String, in environment: Fingerprint) -> Bool {
        switch self {
        case .found(let reference): reference.isUpToDate(withComposition: hash, in: environment)
        case .missing, .unreadable: false
        }
    }

    /// Nothing where it is missing.
    package func readable() throws(UnreadableReference) -> StoredReference? {
        switch self {
        case .found(let reference): return reference
        case .missing: return nil
        case .unreadable(let reason): throw UnreadableReference(description: reason)
        }
    }
}

/// The bytes of a reference's files.
package struct StoredReference {
    /// Nothing where the sidecar alone is the reference.
    package let picture: [UInt8]?
    package let sidecar: [UInt8]?
    /// Nothing where there is no sidecar or it is not just as it was written; ``readSidecar()`` says why.
    package let header: SidecarHeader?
    /// The hash of the picture's file, which may be left of a reference that had one.
    private let fileHash: String?

    /// Nothing where there is neither a picture nor a sidecar that needs none, as far as the sidecar's first lines say so.
    init?(picture: [UInt8]?, sidecar: [UInt8]?) {
        header = sidecar.flatMap(Sidecar.header)
        if picture == nil, sidecar == nil || header?.pictureHash != nil { return nil }
        let isSidecarAlone = header.map { $0.pictureHash == nil } ?? false
        self.picture = isSidecarAlone ? nil : picture
        self.sidecar = sidecar
        fileHash = picture.map(contentHash)
    }

    var state: String { ApprovedFiles.state(pictureHash: fileHash, sidecar: sidecar) }

    /// Whether no picture is kept beside the sidecar.
    package var isSidecarAlone: Bool { header.map { $0.pictureHash == nil } ?? false }

    /// Whether the sidecar is whole and the picture's file, if it has one, the one that it was written with.
    package var isWhole: Bool { header.map { isSidecarAlone || $0.pictureHash == fileHash } ?? false }

    /// Whether the same drawing steps, drawn by the same tools, made this very file.
    package func isUpToDate(withComposition hash: String, in environment: Fingerprint) -> Bool {
        guard let header, isWhole else { return false }
        return header.compositionHash == hash && header.fingerprint == environment
    }

    package func readSidecar() throws(UnreadableReference) -> Sidecar {
        guard let sidecar else {
            throw UnreadableReference(description: "the sidecar of the picture is missing")
        }
        do {
            return try Sidecar(sidecar)
        } catch {
            throw UnreadableReference(description: "the sidecar cannot be read: \(error)")
        }
    }

    /// Decodes the picture and makes sure that it is the one that the sidecar describes.
    ///
    /// - Parameter pixelHash: what the sidecar says of its pixels.
    package func readPicture(_ pixelHash: String) throws(UnreadableReference) -> StraightBitmap {
        guard let picture else { throw UnreadableReference(description: "the picture is missing") }
        let bitmap: StraightBitmap
        do {
            bitmap = try PNGDecoder().decode(picture)
        } catch {
            throw UnreadableReference(description: error.description)
        }
        guard bitmap.pixelHash == pixelHash else {
            throw UnreadableReference(description: "picture and sidecar do not belong together")
        }
        return bitmap
    }
}
