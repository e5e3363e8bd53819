public import Foundation
public import Vitrine

/// A picture as UIKit has it, by name; `Image(uiImage:)` makes a view of it.
public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    let image: Image

    init(_ image: Image) {
        self.image = image
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

    public convenience init?(systemName name: String) {
        self.init(Image(systemName: name))
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol; its size is that of the text in which a view shows it.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

    /// The picture as a template; a view gives it its colour with a foreground style.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withRenderingMode(.alwaysTemplate)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }

    /// The points that the picture has, while a picture is being made; zero otherwise.
    public var size: CGSize { image.naturalSize }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        switch mode {
        case .automatic: UIImage(image.renderingMode(nil))
        case .alwaysOriginal: UIImage(image.renderingMode(.original))
        case .alwaysTemplate: UIImage(image.renderingMode(.template))
        }
    }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.image == image }

    override public var hash: Int { image.hashValue }
}

extension Image {
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}

extension UIImage {
    /// How a picture is chosen and drawn, which only its view decides here.
    public class Configuration: NSObject {}

    public final class SymbolConfiguration: Configuration {
        override public init() {}

        public convenience init(pointSize: CGFloat) { self.init() }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }

        public convenience init(weight: SymbolWeight) { self.init() }

        public convenience init(scale: SymbolScale) { self.init() }

        public convenience init(textStyle: UIFont.TextStyle) { self.init() }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }

        public convenience init(font: UIFont) { self.init() }

        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }

        public convenience init(hierarchicalColor: UIColor) { self.init() }

        public convenience init(paletteColors: [UIColor]) { self.init() }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
}
