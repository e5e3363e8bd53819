package import SnapshotStore
import VitrineHashing

/// The pictures that show how a snapshot differs from its reference.
package struct KeptPictures {
    package var actual: PictureFiles
    /// The reference's picture as a PNG file, where only its sidecar is kept elsewhere.
    package var reference: [UInt8]?
    /// The difference picture as a PNG file; nothing where there is nothing to compare with.
    package var difference: [UInt8]?

    package init(actual: PictureFiles, reference: [UInt8]?, difference: [UInt8]?) {
        self.actual = actual
        self.reference = reference
        self.difference = difference
    }
}

extension SnapshotResult {
    /// Names the pictures that show it.
    package mutating func setHashes(of pictures: KeptPictures) {
        actualHash = contentHash(of: pictures.actual.picture)
        actualSidecarHash = contentHash(of: pictures.actual.sidecar)
        redrawnReferenceHash = pictures.reference.map(contentHash)
        differenceHash = pictures.difference.map(contentHash)
    }
}
