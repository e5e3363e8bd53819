import Geometry
import ImageCoding
import Pixels

/// Why a reference cannot be compared with.
struct UnreadableReference: Error {
    var description: String
}

/// The bytes of a reference's files.
struct StoredReference {
    let picture: [UInt8]
    let sidecar: [UInt8]?
    let pictureHash: String

    init(picture: [UInt8], sidecar: [UInt8]?) {
        self.picture = picture
        self.sidecar = sidecar
        self.pictureHash = contentHash(of: picture)
    }

    /// Whether the same drawing steps, drawn by the same tools, made this very file.
    func isUpToDate(with composed: ComposedSnapshot) -> Bool {
        // The slow way looks again and reports why a sidecar is unreadable.
        guard let header = sidecar.flatMap(Sidecar.header) else { return false }
        return header.displayListHash == composed.displayListHash
            && header.fingerprint == composed.fingerprint && header.pictureHash == pictureHash
    }

    func readSidecar() throws(UnreadableReference) -> Sidecar {
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
    func readPicture(of sidecar: Sidecar) throws(UnreadableReference) -> StraightBitmap {
        let bitmap: StraightBitmap
        do {
            bitmap = try PNGDecoder().decode(picture)
        } catch {
            throw UnreadableReference(description: error.description)
        }
        guard contentHash(of: bitmap.bytes) == sidecar.header.pixelHash else {
            throw UnreadableReference(description: "picture and sidecar do not belong together")
        }
        return bitmap
    }
}
