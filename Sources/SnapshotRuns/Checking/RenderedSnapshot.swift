import CatalogKit
import SnapshotStore
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineHashing
import VitrineImageCoding
import VitrinePixels
import VitrineRendering

/// A snapshot that was drawn, with its hashes.
struct RenderedSnapshot: Sendable {
    let composed: ComposedSnapshot
    let pixelHash: String
    private let size: PixelSize
    // What matches its reference needs neither.
    private let describedNodes: OnDemand<[NodeDescription]>
    private let straightBitmap: OnDemand<StraightBitmap>

    init(_ composed: ComposedSnapshot, bitmap: Bitmap) {
        self.composed = composed
        self.pixelHash = bitmap.pixelHash
        self.size = bitmap.size
        self.describedNodes = OnDemand { composed.composition.nodes }
        self.straightBitmap = OnDemand { StraightBitmap(bitmap) }
    }

    /// The canvas and the elements, parents before their children.
    var nodes: [NodeDescription] { describedNodes.value }
    var bitmap: StraightBitmap { straightBitmap.value }
    /// Device pixels per point.
    var scale: Double { composed.composition.displayList.scale }

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
            size: size, scale: scale, compositionHash: composed.compositionHash,
            picture: PictureHashes(bytes: pictureHash, pixels: pixelHash), fingerprint: composed.fingerprint)
        return Sidecar(header: header, nodes: nodes)
    }
}
