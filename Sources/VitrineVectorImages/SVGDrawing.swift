public import VitrineDrawing

/// An SVG file as it is drawn: as outlines where these can say it, and else as pixels.
public enum SVGDrawing: Equatable, Sendable {
    case outlines(VectorImage)
    case pixels(SVGBitmap)

    /// Reads a file, encoded in UTF-8.
    ///
    /// - Parameter fonts: What texts may name; `nil` where files with texts are refused.
    public init(svg: [UInt8], fonts: DrawingFonts? = nil) throws(VectorImageError) {
        do throws(VectorImageError) {
            self = .outlines(try VectorImage(svg: svg))
        } catch {
            // A template shows a symbol many times, and is no picture of it.
            guard error.isBeyondOutlines, try SymbolTemplate(root: MarkupReader.read(svg)) == nil else {
                throw error
            }
            self = .pixels(try SVGBitmap(svg: svg, fonts: fonts))
        }
    }
}
