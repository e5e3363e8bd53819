public import Foundation

/// A picture or an icon of the catalogue.
public nonisolated struct Image: View, Hashable, Sendable {
    /// Whether a picture keeps its colours or lends its shape to the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    package enum Source: Hashable, Sendable {
        /// A picture of an asset catalogue, or an image file without its ending.
        case file(AssetName)
        /// An icon of the catalogue, as large as the font's text.
        case symbol(String)
    }

    package var source: Source
    package var isResizable = false
    package var renderingMode: TemplateRenderingMode?

    private init(source: Source) {
        self.source = source
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .file(AssetName(name, in: bundle)))
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .file(AssetName(name, in: bundle)))
    }

    public init(_ resource: ImageResource) {
        self.init(source: .file(resource.asset))
    }

    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// Lets the picture fill whatever place it is given.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = mode
        return image
    }
}

extension Image: PrimitiveView {
    package var primitive: Primitive { .image(self) }
}
