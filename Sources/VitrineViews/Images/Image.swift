public import Foundation

/// A picture or an icon of the catalogue.
public nonisolated struct Image: View, Hashable, Sendable {
    /// Whether a picture keeps its colours or lends its shape to the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How large a symbol is beside its text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
    }

    /// How a picture fills a place of another size.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// How pixels are interpolated.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    package enum Source: Hashable, Sendable {
        /// A picture of an asset catalogue, or an image file without its ending.
        case file(AssetName)
        /// An icon of the catalogue, as large as the font's text.
        case symbol(String)
        case encoded(EncodedPicture)
        case drawn(DrawnPicture)
    }

    package var source: Source
    /// Whether assistive technology leaves it out.
    package var isDecorative = false
    /// What assistive technology reads in the place of the name.
    package var words: Words?
    package var isResizable = false
    /// The distances from the edges within which a resized picture is not stretched.
    package var capInsets = EdgeInsets()
    package var resizingMode = ResizingMode.stretch
    package var renderingMode: TemplateRenderingMode?
    package var symbolRenderingMode: SymbolRenderingMode?
    /// How much of a symbol is at full strength, from 0 to 1; `nil` for all.
    package var variableValue: Double?

    init(source: Source) {
        self.source = source
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .file(AssetName(name, in: bundle)))
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .file(AssetName(name, in: bundle)))
        self.isDecorative = true
    }

    public init(_ resource: ImageResource) {
        self.init(source: .file(resource.asset))
    }

    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName))
        self.variableValue = variableValue
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .file(AssetName(name, in: bundle)))
        self.variableValue = variableValue
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .file(AssetName(name, in: bundle)))
        self.words = Words(text: label)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Without effect: all pictures are scaled in the same way.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Without effect on pictures and tests.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    /// Without effect on pictures and tests.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    public enum DynamicRange: Hashable, Sendable {
        case standard, constrainedHigh, high
    }

    /// Lets the picture fill whatever place it is given.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        image.capInsets = capInsets
        image.resizingMode = resizingMode
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
