public import Foundation
package import VitrineDrawing
import VitrinePixels

/// A style that repeats an image from the top leading corner of a shape on.
///
/// Only shapes and borders are drawn in it: texts and symbols are gray, with a finding.
public nonisolated struct ImagePaint: PrimitiveShapeStyle {
    public var image: Image
    /// The part of the image, in its width and height; another than the whole is a finding, and the whole is shown.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Resources.current?.reportedFindings.add(
            "an ImagePaint is drawn in shapes and borders only; what else has it is gray")
        return Color.gray.fill(in: environment)
    }

    /// The image again and again in a place of a size.
    @ViewBuilder func tiles(in size: CGSize) -> some View {
        let tiles = image.resizable(resizingMode: .tile)
            .frame(width: size.width / scale, height: size.height / scale)
            .scaleEffect(scale, anchor: .topLeading)
            .frame(width: size.width, height: size.height, alignment: .topLeading)
        if sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1) {
            tiles
        } else {
            tiles.snapshotFinding("the part that an ImagePaint has of its image is not cut out")
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
