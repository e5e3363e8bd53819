public import CoreGraphics
public import Foundation
import Geometry
import ImageCoding
package import Pixels
package import SnapshotStore
import Vitrine

/// A picture as UIKit has it, by name, as it was drawn, or as pixels; `Image(uiImage:)` makes a view of one that has a name.
public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// What a function has drawn.
    struct Drawing: @unchecked Sendable {
        // Nothing changes it once it is made; the views in it are only shown, on the main actor.
        let steps: [CGContext.Step]
        let size: CGSize
        let scale: CGFloat
    }

    let image: Image
    let drawing: Drawing?
    /// The pixels of a picture of views; no view shows it.
    package let pixels: StraightBitmap?
    /// The elements of a picture of views, found when they are asked for.
    package let elements: @Sendable () -> NotedElements?
    public let scale: CGFloat
    /// The colour that it has been given.
    let tint: UIColor?
    let symbol: SymbolConfiguration?

    init(_ image: Image, drawing: Drawing? = nil, tint: UIColor? = nil, symbol: SymbolConfiguration? = nil) {
        self.image = image
        self.drawing = drawing
        self.pixels = nil
        self.elements = { nil }
        self.scale = drawing?.scale ?? UIScreen.main.scale
        self.tint = tint
        self.symbol = symbol
    }

    convenience init(steps: [CGContext.Step], size: CGSize, scale: CGFloat = UIScreen.main.scale) {
        self.init(
            Image(systemName: "image drawn by a function"),
            drawing: Drawing(steps: steps, size: size, scale: scale))
    }

    /// - Parameter scale: pixels per point.
    package init(
        pixels: StraightBitmap, scale: CGFloat, elements: @escaping @Sendable () -> NotedElements? = { nil }
    ) {
        self.image = Image(systemName: "image of pixels")
        self.drawing = nil
        self.pixels = pixels
        self.elements = elements
        self.scale = scale
        self.tint = nil
        self.symbol = nil
    }

    /// An image of nothing.
    override public convenience init() {
        self.init(steps: [], size: .zero)
    }

    /// A picture that the catalogue or the bundle has; a name that it does not have fails the picture with a message.
    public convenience init?(named name: String) {
        self.init(Image(name))
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(Image(name, bundle: bundle))
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(Image(name, bundle: bundle), symbol: configuration as? SymbolConfiguration)
    }

    public convenience init(resource: ImageResource) {
        self.init(Image(resource))
    }

    public convenience init?(systemName name: String) {
        self.init(Image(systemName: name))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(Image(systemName: name), symbol: configuration as? SymbolConfiguration)
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(Image(systemName: name))
    }

    /// None: only pictures that the catalogue knows by name are shown.
    public convenience init?(data: Data) { nil }

    public convenience init?(data: Data, scale: CGFloat) { nil }

    public convenience init?(contentsOfFile path: String) { nil }

    public convenience init(cgImage: CGImage) {
        self.init(steps: [], size: CGSize(width: cgImage.width, height: cgImage.height))
    }

    public var cgImage: CGImage? {
        pixels.map { CGImage(width: $0.size.width, height: $0.size.height) }
    }
    public var imageOrientation: Orientation { .up }
    public var renderingMode: RenderingMode { .automatic }
    public var isSymbolImage: Bool { symbol != nil }

    /// The file of a picture of views; none of a picture by name, whose pixels are not read.
    public func pngData() -> Data? { pixels.map { Data(PNGEncoder.compact.encode($0)) } }

    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        UIImage(image, drawing: drawing, tint: tint, symbol: symbol?.applying(configuration) ?? configuration)
    }

    /// The picture as a template of one colour; `Image(uiImage:)` leaves the colour to the foreground style.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(image.renderingMode(.template), drawing: drawing, tint: color, symbol: symbol)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let image: Image =
            switch mode {
            case .automatic: image.renderingMode(nil)
            case .alwaysOriginal: image.renderingMode(.original)
            case .alwaysTemplate: image.renderingMode(.template)
            }
        return UIImage(image, drawing: drawing, tint: tint, symbol: symbol)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(
            image.resizable(capInsets: EdgeInsets(capInsets)), drawing: drawing, tint: tint, symbol: symbol)
    }

    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage { resizableImage(withCapInsets: capInsets) }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The points that the picture has; one by name has them while a picture is being made, and zero otherwise.
    public var size: CGSize {
        guard let size = pixels?.size else { return drawing?.size ?? image.naturalSize }
        return CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if let pixels { return pixels == other.pixels }
        return drawing == nil && other.drawing == nil
            ? image == other.image && tint == other.tint && symbol == other.symbol : self === other
    }

    override public var hash: Int { image.hashValue }
}

extension Image {
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
