public import VitrineDrawing
import VitrineGeometry

/// Measures and typesets texts with the fonts of a book; each worker has one of its own.
///
/// Text is laid out in points without hinting, so that its lines do not depend on the output's scale.
/// What was measured is remembered within a bound and never changes a result.
public final class TextContext {
    let faces: FaceCollection
    private let shaper: LineShaper
    private var shapersWithFallbacks = BoundedCache<[Int], LineShaper>(cost: 16)
    private var ellipses = BoundedCache<EllipsisKey, ShapedLine>(cost: 256)
    private var texts = BoundedCache<ParagraphKey, FittedTextCache>(cost: 4096)

    public init(book: FontBook) throws(TypesettingError) {
        faces = FaceCollection(book: book)
        shaper = try LineShaper(book: book)
    }

    /// The extent of a text in the room that is offered.
    ///
    /// - Parameters:
    ///   - width: The room for a line; `nil` for one line per paragraph, 0 for the narrowest column.
    ///   - height: The room for all lines; at least one line is shown whatever the height.
    public func measure(
        _ paragraph: Paragraph, width: Double?, height: Double?
    ) throws(TypesettingError) -> TextMeasurement {
        try fitted(paragraph, width: width, height: height).measurement
    }

    /// The glyphs of a text in a box; without a width the box is as wide as the longest line.
    public func typeset(
        _ paragraph: Paragraph, width: Double?, height: Double?
    ) throws(TypesettingError) -> TypesetText {
        let fitted = try fitted(paragraph, width: width, height: height)
        return try place(fitted, of: paragraph, boxWidth: width ?? fitted.measurement.size.width)
    }

    /// The width of the widest part that cannot be broken (CSS's min-content).
    public func minContentWidth(_ paragraph: Paragraph) throws(TypesettingError) -> Double {
        let known = knownText(of: paragraph)
        if let width = known.minContentWidth { return width }
        let text = try StyledText(paragraph, faces: faces)
        let lines = try lines(
            of: text, in: shaperContext(of: paragraph),
            breaking: LineShaper.Breaking(width: 0, breaksWords: false))
        let width = lines.map(\.width).max() ?? 0
        known.minContentWidth = width
        return width
    }

    /// The vertical distances of a style's font.
    public func metrics(for style: TextStyle) throws(TypesettingError) -> FontMetrics {
        try faces.metrics(of: style, in: faces.face(for: style))
    }

    /// The text's lines at a width, as many as there are.
    func lines(
        of text: StyledText, in context: LineShaper.Context, breaking: LineShaper.Breaking
    ) throws(TypesettingError) -> [ShapedLine] {
        try shaper(for: text).lines(of: text, in: context, breaking: breaking)
    }

    /// An ellipsis in the style in which a text begins, with the text's start as its place.
    func ellipsis(of text: StyledText) throws(TypesettingError) -> ShapedLine {
        let ellipsis = text.part(0..<0, addingEllipsis: true)
        let key = EllipsisKey(span: ellipsis.spans[0], scale: text.scale)
        if let known = ellipses.value(for: key) { return known }
        let context = LineShaper.Context(language: "en", isRightToLeft: false)
        var line = try lines(of: ellipsis, in: context, breaking: LineShaper.Breaking())[0]
        for index in line.glyphs.indices where line.glyphs[index].kind == .ordinary {
            line.glyphs[index].kind = .ellipsis
        }
        ellipses.insert(line, for: key)
        return line
    }

    private func shaper(for text: StyledText) throws(TypesettingError) -> LineShaper {
        let needed = text.facesWithFallbacks
        guard !needed.isEmpty else { return shaper }
        if let shaper = shapersWithFallbacks.value(for: needed) { return shaper }
        let shaper = try LineShaper(book: faces.book, faces: needed)
        shapersWithFallbacks.insert(shaper, for: needed)
        return shaper
    }

    func shaperContext(of paragraph: Paragraph) -> LineShaper.Context {
        LineShaper.Context(language: paragraph.language, isRightToLeft: paragraph.isRightToLeft)
    }

    private func fitted(
        _ paragraph: Paragraph, width: Double?, height: Double?
    ) throws(TypesettingError) -> FittedText {
        // Infinite room asks for nothing else than no limit, and a single line is shown whatever the height.
        let room = TextRoom(
            width: width.flatMap { $0.isFinite ? max(0, $0) : nil },
            height: height.flatMap { $0.isFinite && paragraph.lineLimit != 1 ? $0 : nil })
        let cache = knownText(of: paragraph)
        if let text = cache.text(for: room) { return text }
        let text = try TextFitting(paragraph: paragraph, room: room, context: self, known: cache).fit()
        cache.insert(text, for: room)
        return text
    }

    private func knownText(of paragraph: Paragraph) -> FittedTextCache {
        let key = ParagraphKey(paragraph: paragraph)
        if let known = texts.value(for: key) { return known }
        let cache = FittedTextCache()
        texts.insert(cache, for: key)
        return cache
    }
}

/// The key of cached glyphs of an ellipsis.
private struct EllipsisKey: Hashable {
    var faces: [Int]
    var size: Double
    var tracking: Double
    var features: [String]

    init(span: StyledText.Span, scale: Double) {
        faces = [span.face] + span.fallbacks
        size = span.style.size * span.style.glyphScale * scale
        tracking = span.style.tracking * scale
        features = span.style.features
    }
}
