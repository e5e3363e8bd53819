public import Geometry
public import Pixels

/// Everything that is to be drawn, finished and in order; the rasterizer decides nothing.
///
/// Coordinates are points; edges already lie on device pixels where they should.
public struct DisplayList: Equatable, Sendable {
    /// The extent of the canvas in points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    public var items: [DisplayItem]

    public init(size: Size, scale: Double, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.items = items
    }
}

/// One step of drawing, tagged with the element that it is drawn for.
public struct DisplayItem: Equatable, Sendable {
    public indirect enum Content: Equatable, Sendable {
        case fill(Path, Paint, rule: Path.FillRule)
        case stroke(Path, Paint, StrokeStyle)
        case glyphs(GlyphRun)
        case image(ImageDrawing)
        case group(Group)
        /// Blurs what was drawn before on the same canvas or in the same group; the deviation is points.
        case blurBelow(Path, rule: Path.FillRule, deviation: Double)
    }

    /// The element's identity in the resolved tree.
    public var element: String
    public var content: Content

    public init(element: String, content: Content) {
        self.element = element
        self.content = content
    }
}

/// Items that are drawn together and then changed as one.
///
/// The order is: items, mask, clip, blur, colors, opacity, shadow, transform, blend.
public struct Group: Equatable, Sendable {
    public var items: [DisplayItem]
    /// Whose alpha the group's is multiplied with.
    public var mask: [DisplayItem]?
    /// What is outside of it is not drawn; in the group's own coordinates.
    public var clip: Path?
    public var clipRule: Path.FillRule
    /// Standard deviation of a Gaussian blur in points; 0 for none.
    public var blurDeviation: Double
    public var colors: ColorMatrix?
    /// 0…1, for the group as a whole.
    public var opacity: Double
    public var shadow: Shadow?
    public var transform: Transform
    public var blendMode: BlendMode

    public init(
        items: [DisplayItem], mask: [DisplayItem]? = nil, clip: Path? = nil,
        clipRule: Path.FillRule = .nonZero, blurDeviation: Double = 0, colors: ColorMatrix? = nil,
        opacity: Double = 1, shadow: Shadow? = nil, transform: Transform = .identity,
        blendMode: BlendMode = .normal
    ) {
        self.items = items
        self.mask = mask
        self.clip = clip
        self.clipRule = clipRule
        self.blurDeviation = blurDeviation
        self.colors = colors
        self.opacity = opacity
        self.shadow = shadow
        self.transform = transform
        self.blendMode = blendMode
    }
}

/// A picture that is drawn into a rectangle.
public struct ImageDrawing: Hashable, Sendable {
    public var image: ImageID
    /// The part of the picture that is shown, in pixels of the picture.
    public var source: Rect
    /// Where that part goes, in points.
    public var destination: Rect
    /// The colour that replaces the picture's own, keeping its alpha (template rendering).
    public var tint: SRGBColor?
    /// Which outline it is cut to, as if it filled that path; the rectangle itself where `nil`.
    public var clip: Path?

    public init(
        image: ImageID, source: Rect, destination: Rect, tint: SRGBColor? = nil, clip: Path? = nil
    ) {
        self.image = image
        self.source = source
        self.destination = destination
        self.tint = tint
        self.clip = clip
    }
}

/// A picture by its name in the catalogue and the hash of its file.
public struct ImageID: Hashable, Sendable {
    public var name: String
    /// Of the file's bytes, so that another file of the same name is another picture.
    public var contentHash: UInt64

    public init(name: String, contentHash: UInt64) {
        self.name = name
        self.contentHash = contentHash
    }
}

/// An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

/// Gives the pixels of a picture that the display list names.
public typealias ImageSource = @Sendable (ImageID) throws -> Bitmap
