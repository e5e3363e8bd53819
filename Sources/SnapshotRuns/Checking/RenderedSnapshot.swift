import CatalogKit
import Composition
import Drawing
import Geometry
import Hashing
import ImageCoding
import Pixels
import SnapshotStore

/// A snapshot that was drawn, with its hashes.
struct RenderedSnapshot: Sendable {
    let composed: ComposedSnapshot
    let nodes: [NodeDescription]
    let bitmap: StraightBitmap
    let pixelHash: String

    init(_ composed: ComposedSnapshot, bitmap: Bitmap) {
        self.composed = composed
        self.nodes = composed.nodes
        self.bitmap = StraightBitmap(bitmap)
        self.pixelHash = self.bitmap.pixelHash
    }

    /// The files that would make it the reference; quickly encoded ones are made so by ``PictureFiles/compacted()``.
    func files(_ encoder: PNGEncoder = .compact) -> PictureFiles {
        let picture = encoder.encode(bitmap)
        return PictureFiles(picture: picture, sidecar: sidecar(pictureHash: contentHash(of: picture)))
    }

    /// The files of the reference that it would be.
    func approved(as kind: ReferenceKind) -> ApprovedFiles {
        switch kind {
        case .pictures:
            let files = files()
            return ApprovedFiles(picture: files.picture, sidecar: files.sidecar, pixelHash: pixelHash)
        case .sidecars: return ApprovedFiles(picture: nil, sidecar: sidecar(pictureHash: nil))
        }
    }

    /// What tells it from another drawing of the same snapshot, without a picture.
    func draft() -> Sidecar { sidecar(pictureHash: pixelHash) }

    private func sidecar(pictureHash: String?) -> Sidecar {
        let header = SidecarHeader(
            size: bitmap.size, scale: composed.displayList.scale, compositionHash: composed.compositionHash,
            picture: PictureHashes(bytes: pictureHash, pixels: pixelHash), fingerprint: composed.fingerprint)
        return Sidecar(header: header, nodes: nodes)
    }
}
