public import VitrineGeometry

/// A picture in the place of a letter, which U+FFFC stands for in the text.
public struct InlinePicture: Hashable, Sendable {
    /// What the picture is made of.
    public enum Content: Hashable, Sendable {
        /// Outlines in the colour of the text, or in their own.
        case outlines(VectorImage)
        /// Pixels, so many of them, which the ``ImageSource`` gives.
        case pixels(PixelSize)
    }

    /// The picture's name and the hash of its file.
    public var id: ImageID
    /// Its outlines, or how many pixels it has.
    public var content: Content
    /// In points.
    public var size: Size
    /// Whether its middle lies at the middle of the capitals, and not its foot on the baseline.
    public var isSymbol: Bool
    /// Whether the text's colour replaces that of pixels.
    public var isTemplate: Bool

    /// A picture with its place's size in points.
    public init(id: ImageID, content: Content, size: Size, isSymbol: Bool, isTemplate: Bool) {
        self.id = id
        self.content = content
        self.size = size
        self.isSymbol = isSymbol
        self.isTemplate = isTemplate
    }

    /// The letter that pictures stand for in a text.
    public static let character = "\u{FFFC}"
}
