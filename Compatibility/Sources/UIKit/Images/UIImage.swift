// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics
public import Foundation
import QuartzCore
package import SnapshotRuns
import Synchronization
import Vitrine
import VitrineGeometry
import VitrineImageCoding
package import VitrinePixels

/// A picture as UIKit has it: by name, as it was drawn, or as pixels.
public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    let image: Image
    /// The pixels of a picture of views, which no view shows, or of a file's bytes.
    package let pixels: StraightBitmap?
    /// The elements of a picture of views, found when they are asked for.
    package let elements: @Sendable () -> NotedElements?
    public let scale: CGFloat
    /// The colour that it has been given.
    let tint: UIColor?
    let symbol: SymbolConfiguration?
    /// Images are values for everybody but those who label them.
    private let label = Mutex<String?>(nil)
    private let identifier = Mutex<String?>(nil)

    /// What tests find the image by; views of SwiftUI do not read it.
    public var accessibilityIdentifier: String? {
        get { identifier.withLock { $0 } }
        set { identifier.withLock { $0 = newValue } }
    }

    /// What would be read in the image's place; views of SwiftUI do not read it.
    public var accessibilityLabel: String? {
        get { label.withLock { $0 } }
        set { label.withLock { $0 = newValue } }
    }

    init(
        _ image: Image, pixels: StraightBitmap? = nil,
        elements: @escaping @Sendable () -> NotedElements? = { nil }, scale: CGFloat = UIScreen.main.scale,
        tint: UIColor? = nil, symbol: SymbolConfiguration? = nil
    ) {
        self.image = image
        self.pixels = pixels
        self.elements = elements
        self.scale = scale
        self.tint = tint
        self.symbol = symbol
    }

    /// What a function has drawn.
    convenience init(steps: [CGContext.Step], size: CGSize, scale: CGFloat = UIScreen.main.scale) {
        self.init(Image(DrawnPicture(DrawnSteps(steps: steps, size: size), size: size)), scale: scale)
    }

    /// What a view shows in its own size.
    package convenience init(drawing view: AnyView, size: CGSize, scale: CGFloat) {
        self.init(Image(DrawnPicture(view, size: size)), scale: scale)
    }

    /// - Parameter scale: pixels per point.
    package convenience init(
        pixels: StraightBitmap, scale: CGFloat, elements: @escaping @Sendable () -> NotedElements? = { nil }
    ) {
        self.init(Image(systemName: "image of pixels"), pixels: pixels, elements: elements, scale: scale)
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

    /// - Parameter value: how much of a symbol is at full strength, from 0 to 1.
    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        self.init(
            Image(name, variableValue: value, bundle: bundle), symbol: configuration as? SymbolConfiguration)
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

    /// - Parameter value: how much of the symbol is at full strength, from 0 to 1.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(
            Image(systemName: name, variableValue: value), symbol: configuration as? SymbolConfiguration)
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(Image(systemName: name))
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        // Bytes that are no picture are none, as on iOS.
        guard let pixels = try? decodeImage([UInt8](data)) else { return nil }
        self.init(
            Image(EncodedPicture(data: data, scale: Double(scale))), pixels: pixels, scale: scale)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    public convenience init(cgImage: CGImage) {
        self.init(Image(decorative: cgImage, scale: 1), scale: 1)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(Image(decorative: cgImage, scale: scale), scale: scale)
    }

    public var cgImage: CGImage? {
        CGImage(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
            picture: image)
    }
    public var imageOrientation: Orientation { .up }
    public var renderingMode: RenderingMode { .automatic }
    public var isSymbolImage: Bool { symbol != nil }

    /// The file of a picture of views; none of a picture by name, whose pixels are not read.
    public func pngData() -> Data? { pixels.map { Data(PNGEncoder.compact.encode($0)) } }

    /// None: there is no encoder for HEIC.
    public func heicData() -> Data? { nil }

    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        UIImage(
            image, pixels: pixels, scale: scale, tint: tint,
            symbol: symbol?.applying(configuration) ?? configuration)
    }

    /// The picture as a template of one colour; `Image(uiImage:)` leaves the colour to the foreground style.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(
            image.renderingMode(.template), pixels: pixels, scale: scale, tint: color, symbol: symbol)
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
        return UIImage(image, pixels: pixels, scale: scale, tint: tint, symbol: symbol)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(
            image.resizable(capInsets: EdgeInsets(capInsets)), pixels: pixels, scale: scale, tint: tint,
            symbol: symbol)
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
        guard let size = pixels?.size else { return image.naturalSize }
        return CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if let pixels { return pixels == other.pixels }
        return image == other.image && tint == other.tint && symbol == other.symbol
    }

    override public var hash: Int { image.hashValue }
}

extension Image {
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
