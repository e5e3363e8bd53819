import VitrineDrawing
import VitrineGeometry

/// A text whose lines are chosen and placed one below the other; colours and alignment are still open.
struct FittedText {
    /// A line with its place from the top, in points.
    struct Line {
        var shaped: ShapedLine
        var width: Double
        var baseline: Double
    }

    var lines: [Line]
    var measurement: TextMeasurement
    /// The styles that the lines' text offsets refer to.
    var spans: [StyledText.Span]
    /// What sizes were multiplied with to make the text fit.
    var scale: Double
    var missingGlyphs: [Unicode.Scalar]
}

/// The extent of a line above and below its baseline, in points.
struct LineExtent: Equatable {
    var ascent: Double
    var descent: Double
    /// How far the next line stays away.
    var lineGap: Double

    var height: Double { ascent + descent }

    /// From ascender to descender, and half of the style's leading on either side. The gap below is that of the system's text styles; one
    /// that a font says itself is left out.
    init(style: TextStyle, metrics: FontMetrics, scale: Double) {
        ascent = (metrics.ascender + style.leading / 2 + style.baselineOffset) * scale
        descent = (metrics.descender + style.leading / 2 - style.baselineOffset) * scale
        lineGap = style.metrics == .textStyle ? metrics.lineGap * scale : 0
    }

    /// The extent of a picture; symbols, like letters, do not make their line higher.
    init?(_ picture: InlinePicture, style: TextStyle, scale: Double) {
        guard !picture.isSymbol else { return nil }
        ascent = (picture.size.height + style.baselineOffset) * scale
        descent = -style.baselineOffset * scale
        lineGap = 0
    }

    /// The extent that holds both.
    mutating func formUnion(_ other: LineExtent) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        lineGap = max(lineGap, other.lineGap)
    }
}
