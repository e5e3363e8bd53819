import SnapshotStore
import VitrineDrawing
import VitrineExplanations
import VitrineGeometry
import VitrineImageCoding
public import VitrineImageComparison
public import VitrinePixels
public import VitrineRendering

/// The elements of a picture, noted within its PNG file, where no sidecar lies beside it.
public struct NotedElements: Sendable {
    private let sidecar: Sidecar

    public init(_ composition: Composition, of picture: StraightBitmap, fingerprint: Fingerprint) {
        let header = SidecarHeader(
            size: picture.size, scale: composition.displayList.scale,
            compositionHash: composition.compositionHash,
            picture: PictureHashes(bytes: nil, pixels: picture.pixelHash), fingerprint: fingerprint)
        sidecar = Sidecar(header: header, nodes: composition.nodes)
    }

    /// Reads what is noted in a file; nothing where that is not about its pixels, or was written by another version.
    public init?(in file: [UInt8], of picture: StraightBitmap) {
        // What cannot be read says nothing, as in files of others.
        guard let text = PNGNote.text(in: file), let sidecar = try? Sidecar(text),
            sidecar.header.pixelHash == picture.pixelHash
        else { return nil }
        self.sidecar = sidecar
    }

    /// The file with the elements noted in it.
    public func noted(in file: [UInt8]) -> [UInt8] { PNGNote.adding(Array(sidecar.text.utf8), to: file) }

    /// Why the picture differs from its reference, in the words of `check`; where the reference has no sidecar, which elements
    /// lie where it differs.
    ///
    /// - Parameter regions: where the pixels differ.
    public func explanation(from reference: NotedElements?, at regions: [PixelRegion]) -> String? {
        let scale = sidecar.header.scale
        let places = ElementPlaces(sidecar.nodes).names(
            at: regions.map { region in
                Rect(
                    x: Double(region.x) / scale, y: Double(region.y) / scale,
                    width: Double(region.width) / scale, height: Double(region.height) / scale)
            })
        guard let reference = reference?.sidecar else {
            return places.isEmpty ? nil : "there lies " + places.joined(separator: ", ")
        }
        let explanation = Explanation(from: reference.nodes, to: sidecar.nodes)
        let changes = reference.header.fingerprint.changes(to: sidecar.header.fingerprint)
        let sentence = ExplanationSummary(explanation, drawn: places).sentence
        return changes.isEmpty
            ? sentence : "\(sentence) (the environment changed as well: \(changes.joined(separator: ", ")))"
    }
}
