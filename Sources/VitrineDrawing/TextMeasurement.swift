public import VitrineGeometry
public import VitrinePixels

/// The extent of a text that was broken into lines; lengths in points.
public struct TextMeasurement: Hashable, Sendable {
    /// The width of the longest line and the height of all lines, neither rounded.
    public var size: Size
    /// Distances of the first and the last line's baselines from the top.
    public var firstBaseline: Double
    /// The distance of the last line's baseline from the top; that of the first one if there is one line.
    public var lastBaseline: Double
    /// Whether a part of the text is not shown, for want of lines or of room.
    public var isTruncated: Bool

    /// The extent of a text, in points from the top left of its box.
    public init(size: Size, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
    }
}

extension TextMeasurement {
    /// By how much a line may be wider than its room and still fit, in points: half of the unit in which texts are measured.
    public static let tolerance = 0.5 / 1024
}

/// A text whose glyphs are placed, relative to the top left of its box.
public struct TypesetText: Equatable, Sendable {
    /// A line along a part of the text, or what the part stands on.
    public struct Decoration: Hashable, Sendable {
        /// Which line it is.
        public enum Kind: Hashable, Sendable {
            /// Painted below all else.
            case background
            /// Painted before the letters.
            case underline
            /// Painted over the letters.
            case strikethrough
        }

        /// Whether it lies below, runs under or through the letters.
        public var kind: Kind
        /// Which of the paragraph's runs it belongs to.
        public var source: Int
        /// The line's own box, in points.
        public var rect: Rect
        /// The baseline of the letters that it belongs to.
        public var baseline: Double
        /// The colour of the line: the style's own for it, else that of the text.
        public var color: SRGBColor

        /// A line along the letters of one of the paragraph's runs.
        public init(kind: Kind, source: Int, rect: Rect, baseline: Double, color: SRGBColor) {
            self.kind = kind
            self.source = source
            self.rect = rect
            self.baseline = baseline
            self.color = color
        }
    }

    /// A rounded box in the place of a line.
    public struct Bar: Hashable, Sendable {
        /// The bar's box before its corners are rounded, in points.
        public var rect: Rect
        /// The colour of the bar.
        public var color: SRGBColor

        /// A bar in the place of a line.
        public init(rect: Rect, color: SRGBColor) {
            self.rect = rect
            self.color = color
        }
    }

    /// A picture in the text.
    public struct PlacedPicture: Hashable, Sendable {
        /// Which of the paragraph's runs it is.
        public var source: Int
        /// Where the picture is drawn, in points.
        public var rect: Rect

        /// A picture that is one of the paragraph's runs.
        public init(source: Int, rect: Rect) {
            self.source = source
            self.rect = rect
        }
    }

    /// The part of a link that stands on a line.
    public struct PlacedLink: Hashable, Sendable {
        /// Which of the paragraph's runs it belongs to.
        public var source: Int
        /// Its box from the text's corner, in points.
        public var rect: Rect

        /// A part of the run at that place, with its box in points.
        public init(source: Int, rect: Rect) {
            self.source = source
            self.rect = rect
        }
    }

    /// The extent of the text and its baselines.
    public var measurement: TextMeasurement
    /// The letters, placed.
    public var runs: [GlyphRun]
    /// For each run, which of the paragraph's it is a part of; empty if these make no difference.
    public var sources: [Int] = []
    /// Lines under and through the letters.
    public var decorations: [Decoration]
    /// The pictures among the letters.
    public var pictures: [PlacedPicture] = []
    /// The parts of links, line by line.
    public var links: [PlacedLink] = []
    /// What is shown in the place of the lines of a redacted text.
    public var bars: [Bar] = []
    /// Code points that no declared font has, in the text's order, each once.
    public var missingGlyphs: [Unicode.Scalar]

    /// Letters and lines, without pictures, bars and sources, which are set afterwards.
    public init(
        measurement: TextMeasurement, runs: [GlyphRun], decorations: [Decoration],
        missingGlyphs: [Unicode.Scalar]
    ) {
        self.measurement = measurement
        self.runs = runs
        self.decorations = decorations
        self.missingGlyphs = missingGlyphs
    }
}
