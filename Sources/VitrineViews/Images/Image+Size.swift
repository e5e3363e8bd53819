public import Foundation
import VitrineDrawing
import VitrineGeometry

extension Image {
    /// The points that the picture has of itself; zero outside of a rendering and for what cannot be had.
    public var naturalSize: CGSize {
        if case .drawn(let picture) = source { return picture.size }
        guard let resources = Resources.current else { return .zero }
        let named: Resources.Picture?
        switch source {
        // Where the picture is shown, resolving it reports what is wrong with it.
        case .file(let name): named = try? resources.picture(name, AssetAppearance()).picture
        case .symbol(let name): named = try? resources.icon(name)
        case .encoded(let picture): named = try? resources.encodedPicture(picture)
        case .drawn: named = nil
        }
        switch named {
        case .bitmap(_, let size, let scale), .stencil(_, let size, let scale):
            return CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
        case .vector(_, let image):
            // A symbol is as large as it is beside the standard text of 17 points.
            let scale = image.unitsPerEm.map { 17 / $0 } ?? 1
            return CGSize(width: image.size.width * scale, height: image.size.height * scale)
        case nil:
            return .zero
        }
    }
}
