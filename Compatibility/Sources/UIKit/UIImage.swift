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
