public import VitrineGeometry
public import VitrinePixels

/// Everything that is to be drawn, finished and in order; the rasterizer decides nothing.
///
/// Coordinates are points; edges already lie on device pixels where they should.
public struct DisplayList: Equatable, Sendable {
    /// The extent of the canvas in points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    /// What is drawn, in order: later items lie above earlier ones.
    public var items: [DisplayItem]

    /// A list whose items lie on a canvas from (0, 0) to the size, in points.
    public init(size: Size, scale: Double, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.items = items
    }
}

/// One step of drawing, tagged with the element that it is drawn for.
public struct DisplayItem: Equatable, Sendable {
    /// What a step draws.
    public indirect enum Content: Equatable, Sendable {
        /// The inside of an outline, by the rule for outlines that cross themselves.
        case fill(Path, Paint, rule: Path.FillRule)
        /// A line along an outline.
        case stroke(Path, Paint, StrokeStyle)
        /// Letters, already chosen and placed.
        case glyphs(GlyphRun)
        /// A part of a picture in a rectangle.
        case image(ImageDrawing)
        /// Items that are drawn together and changed as one.
        case group(Group)
        /// Blurs what was drawn before on the same canvas or in the same group; the deviation is points.
        case blurBelow(Path, rule: Path.FillRule, deviation: Double)
    }

    /// The element's identity in the resolved tree.
    public var element: String
    /// What is drawn.
    public var content: Content

    /// A step that is drawn for the element of this identity.
    public init(element: String, content: Content) {
        self.element = element
        self.content = content
    }
}

/// Items that are drawn together and then changed as one.
///
/// The order is: items, mask, clip, blur, colors, opacity, shadow, transform, blend.
public struct Group: Equatable, Sendable {
    /// What is drawn, in order: later items lie above earlier ones.
    public var items: [DisplayItem]
    /// Whose alpha the group's is multiplied with.
    public var mask: [DisplayItem]?
    /// What is outside of it is not drawn; in the group's own coordinates.
    public var clip: Path?
    /// Which points lie inside of ``clip``; ``Path/FillRule/nonZero`` by default.
    public var clipRule: Path.FillRule
    /// Standard deviation of a Gaussian blur in points; 0 for none.
    public var blurDeviation: Double
    /// The change of the group's colours; `nil` for none.
    public var colors: ColorMatrix?
    /// 0…1, for the group as a whole.
    public var opacity: Double
    /// The shadow of the group as a whole, on what lies below or inside of it; `nil` for none.
    public var shadow: Shadow?
    /// How the group's own coordinates become those around it; the identity by default.
    public var transform: Transform
    /// How the group's colours combine with those below; ``BlendMode/normal`` by default.
    public var blendMode: BlendMode

    /// A group that nothing changes, but for what is given.
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
    /// The picture, whose pixels the ``ImageSource`` gives.
    public var image: ImageID
    /// The part of the picture that is shown, in pixels of the picture.
    public var source: Rect
    /// Where that part goes, in points.
    public var destination: Rect
    /// The colour that replaces the picture's own, keeping its alpha (template rendering).
    public var tint: SRGBColor?
    /// Which outline it is cut to, as if it filled that path; the rectangle itself where `nil`.
    public var clip: Path?

    /// A part of a picture, stretched to fill the destination.
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
    /// The name under which the catalogue finds the picture.
    public var name: String
    /// Of the file's bytes, so that another file of the same name is another picture.
    public var contentHash: UInt64

    /// A name with the hash of the file that it stands for.
    public init(name: String, contentHash: UInt64) {
        self.name = name
        self.contentHash = contentHash
    }
}

/// An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    /// How much x′ grows with x.
    public var a: Double
    /// How much y′ grows with x.
    public var b: Double
    /// How much x′ grows with y.
    public var c: Double
    /// How much y′ grows with y.
    public var d: Double
    /// What is added to x′, in points.
    public var tx: Double
    /// What is added to y′, in points.
    public var ty: Double

    /// A map by its six numbers, named as in Core Graphics.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Leaves every point where it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

/// Gives the pixels of a picture that the display list names.
public typealias ImageSource = @Sendable (ImageID) throws -> Bitmap
