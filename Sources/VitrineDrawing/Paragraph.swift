public import VitrinePixels

/// A text with everything that decides its lines; nothing is inherited.
public struct Paragraph: Hashable, Sendable {
    /// A stretch of text in one style.
    public struct Run: Hashable, Sendable {
        /// The letters; LF, CR, CRLF, U+2028 and U+2029 end a line.
        public var text: String
        /// How they look.
        public var style: TextStyle
        /// How it is drawn where the style's colour does not say it.
        public var ink: Ink?
        /// What is shown in the place of the text, which then is ``InlinePicture/character``.
        public var picture: InlinePicture?
        /// The address that the run is a link to.
        public var link: String?

        /// A stretch of text.
        public init(text: String, style: TextStyle, ink: Ink? = nil) {
            self.text = text
            self.style = style
            self.ink = ink
        }

        /// A picture in the line, among text of the style.
        public init(_ picture: InlinePicture, style: TextStyle, ink: Ink? = nil) {
            self.init(text: InlinePicture.character, style: style, ink: ink)
            self.picture = picture
        }
    }

    /// Where lines shorter than the box lie; leading and trailing follow ``isRightToLeft``.
    public enum Alignment: String, Hashable, Sendable { case leading, center, trailing, justified }

    /// Which part of a text that does not fit gives way to an ellipsis.
    public enum Truncation: String, Hashable, Sendable { case head, middle, tail }

    /// How the last line of a text that does not fit is made.
    public enum LastLine: String, Hashable, Sendable {
        /// Filled with as much of the remaining text as fits beside the ellipsis, as iOS does.
        case refilled
        /// Broken like each other line and then shortened until the ellipsis fits, as CSS does.
        case brokenFirst
    }

    /// The text in its logical order, each stretch with its style.
    public var runs: [Run]
    /// Where lines shorter than the box lie; ``Alignment/leading`` by default.
    public var alignment: Alignment
    /// Whether paragraphs run from right to left, which makes right the leading side; false by default.
    public var isRightToLeft: Bool
    /// At most this many lines over all paragraphs of the text; `nil` for any number.
    public var lineLimit: Int?
    /// At least the room of this many lines.
    public var reservedLines: Int
    /// What gives way where the text is cut; ``Truncation/tail`` by default.
    public var truncation: Truncation
    /// How the last line of a text that is cut is made; ``LastLine/refilled`` by default.
    public var lastLine: LastLine
    /// Whether a word that would have the second and last line of a short paragraph for itself takes the word before it along,
    /// as on iOS; true by default.
    public var avoidsOrphans = true
    /// Points between lines beside the heights that their fonts give them.
    public var lineSpacing: Double
    /// How far the text may shrink before it is truncated; 1 for not at all.
    public var minimumScaleFactor: Double
    /// A BCP 47 tag; chooses line breaking and the font's localized forms.
    public var language: String
    /// Whether a bar per line is shown in the place of the letters.
    public var isRedacted = false

    /// A text of any number of lines at the leading edge, without orphans, not scaled and not redacted, but for what is given.
    public init(
        runs: [Run], alignment: Alignment = .leading, isRightToLeft: Bool = false, lineLimit: Int? = nil,
        reservedLines: Int = 0, truncation: Truncation = .tail, lastLine: LastLine = .refilled,
        lineSpacing: Double = 0, minimumScaleFactor: Double = 1, language: String = "en"
    ) {
        self.runs = runs
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.lastLine = lastLine
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.language = language
    }

    /// The whole text, without its styles.
    public var text: String { runs.map(\.text).joined() }
}

/// How a stretch of text looks.
public struct TextStyle: Hashable, Sendable {
    /// A line along a text; `nil` colour for the text's own.
    public struct Line: Hashable, Sendable {
        /// The line's colour; `nil` for that of the text.
        public var color: SRGBColor?

        /// A line in the text's colour unless one is given.
        public init(color: SRGBColor? = nil) {
            self.color = color
        }
    }

    /// Whose lines and widths a text has.
    public enum Metrics: String, Hashable, Sendable {
        /// The family's own.
        case own
        /// The system font's, for which the family stands in.
        case system
        /// Those of a text style of the system font: its lines lie apart as far as its leading says.
        case textStyle = "text style"
    }

    /// A family that the font book declares; fallback families follow in the book's order.
    public var family: String
    /// Whose line heights and widths the text has; ``Metrics/own`` by default.
    public var metrics: Metrics
    /// The em in points.
    public var size: Double
    /// How large letters are beside the em, which decides the line all the same.
    public var glyphScale: Double
    /// 100…900 as in CSS.
    public var weight: Int
    /// Whether the italic face is used; false by default.
    public var isItalic: Bool
    /// Points by which lines are higher than the font's ascender and descender, half of them above (CSS 2.2 §10.8.1).
    public var leading: Double
    /// The colour of the letters where the run has no ``Ink``.
    public var color: SRGBColor
    /// Points between letters beside the font's own.
    public var tracking: Double
    /// Points that the text is raised.
    public var baselineOffset: Double
    /// OpenType features as CSS spells them, such as `tnum`, in alphabetical order.
    public var features: [String]
    /// What the letters stand on, as high as the font's ascender and descender; `nil` for nothing.
    public var background: SRGBColor?
    /// The line under the letters; `nil` for none.
    public var underline: Line?
    /// The line through the letters; `nil` for none.
    public var strikethrough: Line?

    /// Upright letters of regular weight, with nothing added or moved, but for what is given.
    public init(
        family: String, metrics: Metrics = .own, size: Double, glyphScale: Double = 1, weight: Int = 400,
        isItalic: Bool = false, leading: Double = 0, color: SRGBColor, tracking: Double = 0,
        baselineOffset: Double = 0, features: [String] = [], background: SRGBColor? = nil,
        underline: Line? = nil, strikethrough: Line? = nil
    ) {
        self.family = family
        self.metrics = metrics
        self.size = size
        self.glyphScale = glyphScale
        self.weight = weight
        self.isItalic = isItalic
        self.leading = leading
        self.color = color
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.features = features
        self.background = background
        self.underline = underline
        self.strikethrough = strikethrough
    }
}
