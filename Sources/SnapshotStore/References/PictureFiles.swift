package import CatalogKit
import VitrineHashing
import VitrineImageCoding
import VitrinePixels

/// A fresh picture's file and its sidecar's.
public struct PictureFiles: Equatable, Sendable {
    public var picture: [UInt8]
    public var sidecar: [UInt8]

    /// The hash of the picture's pixels, as the sidecar holds it.
    package let pixelHash: String

    package init(picture: [UInt8], sidecar: Sidecar) {
        self.init(picture: picture, sidecar: Array(sidecar.text.utf8), pixelHash: sidecar.header.pixelHash)
    }

    package init(picture: [UInt8], sidecar: [UInt8], pixelHash: String) {
        self.picture = picture
        self.sidecar = sidecar
        self.pixelHash = pixelHash
    }

    /// The same picture in the bytes that references have.
    package func compacted() throws -> PictureFiles {
        let bitmap = try PNGDecoder().decode(picture)
        var sidecar = try Sidecar(sidecar)
        guard bitmap.pixelHash == pixelHash, bitmap.size == sidecar.header.size else {
            throw UnreadableReference(description: "its pixels are not those of its sidecar")
        }
        let picture = PNGEncoder.compact.encode(bitmap)
        sidecar.header.pictureHash = contentHash(of: picture)
        return PictureFiles(picture: picture, sidecar: sidecar)
    }

    /// What becomes of them as a reference.
    package func approved(as kind: ReferenceKind) throws -> ApprovedFiles {
        switch kind {
        case .pictures: return ApprovedFiles(picture: picture, sidecar: sidecar, pixelHash: pixelHash)
        case .sidecars:
            var sidecar = try Sidecar(sidecar)
            sidecar.header.pictureHash = nil
            return ApprovedFiles(picture: nil, sidecar: sidecar)
        }
    }
}

/// The files of a reference, ready to be written.
package struct ApprovedFiles: Equatable, Sendable {
    /// Nothing where the sidecar alone is the reference.
    package let picture: [UInt8]?
    package let sidecar: [UInt8]
    /// The hash of the picture's pixels, as the sidecar holds it.
    package let pixelHash: String

    package init(picture: [UInt8]?, sidecar: [UInt8], pixelHash: String) {
        self.picture = picture
        self.sidecar = sidecar
        self.pixelHash = pixelHash
    }

    package init(picture: [UInt8]?, sidecar: Sidecar) {
        self.init(
            picture: picture, sidecar: Array(sidecar.text.utf8), pixelHash: sidecar.header.pixelHash)
    }

    package var state: String { Self.state(picture: picture, sidecar: sidecar) }

    /// Tells this state of a reference from every other; nothing is a missing file.
    static func state(picture: [UInt8]?, sidecar: [UInt8]?) -> String {
        state(pictureHash: picture.map(contentHash), sidecar: sidecar)
    }

    static func state(pictureHash: String?, sidecar: [UInt8]?) -> String {
        "\(pictureHash ?? "none") \(sidecar.map(contentHash) ?? "none")"
    }
}
