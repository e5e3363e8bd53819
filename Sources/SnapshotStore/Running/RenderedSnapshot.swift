import Composition
import Drawing
import Geometry
import ImageCoding
import Pixels

/// A snapshot that was drawn, with its hashes.
struct RenderedSnapshot {
    let composed: ComposedSnapshot
    let nodes: [NodeDescription]
    let bitmap: StraightBitmap
    let pixelHash: String

    init(_ composed: ComposedSnapshot, bitmap: Bitmap) {
        self.composed = composed
        self.nodes = composed.nodes
        self.bitmap = StraightBitmap(bitmap)
        self.pixelHash = contentHash(of: self.bitmap.bytes)
    }

    /// The files that would make it the reference.
    func files() -> PictureFiles {
        let picture = PNGEncoder.compact.encode(bitmap)
        let header = SidecarHeader(
            size: bitmap.size, scale: composed.displayList.scale, displayListHash: composed.displayListHash,
            picture: PictureHashes(bytes: contentHash(of: picture), pixels: pixelHash),
            fingerprint: composed.fingerprint)
        return PictureFiles(picture: picture, sidecar: Sidecar(header: header, nodes: nodes))
    }
}
