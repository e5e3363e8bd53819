import VitrineDrawing
import VitrineGeometry

// The last step: lines get their place in the box, glyphs their colours.
extension TextContext {
    func place(
        _ text: FittedText, of paragraph: Paragraph, boxWidth: Double
    ) throws(TypesettingError) -> TypesetText {
        var placed = TypesetText(
            measurement: text.measurement, runs: [], decorations: [], missingGlyphs: text.missingGlyphs)
        let utf8 = Array(paragraph.text.utf8)
        for line in text.lines {
            var builder = GlyphRunBuilder(text: text, paragraph: paragraph, utf8: utf8)
            let slack = boxWidth.isFinite ? boxWidth - line.width : 0
            let isJustified =
                paragraph.alignment == .justified && !line.shaped.isParagraphEnd && slack > 0
            builder.spaceAdvance = isJustified ? slack / Double(max(1, line.shaped.spaceCount)) : 0
            let leading = paragraph.isRightToLeft ? slack : 0
            let offset =
                switch paragraph.alignment {
                case .leading: leading
                case .center: slack / 2
                case .trailing: slack - leading
                case .justified: isJustified && line.shaped.spaceCount > 0 ? 0 : leading
                }
            if paragraph.isRedacted {
                placed.bars += try bars(of: line, at: offset, text, paragraph)
                continue
            }
            try builder.append(line, at: offset, context: self)
            placed.runs += builder.runs
            if paragraph.runs.contains(where: { $0.ink != nil }) { placed.sources += builder.sources }
            placed.decorations += builder.decorations
            placed.pictures += builder.pictures
            placed.links += builder.links
        }
        return placed
    }

    /// The bar of a line of a redacted text, from its capitals' top to its descenders and as far beyond both; an empty line has none.
    private func bars(
        of line: FittedText.Line, at start: Double, _ text: FittedText, _ paragraph: Paragraph
    ) throws(TypesettingError) -> [TypesetText.Bar] {
        guard line.width > 0, let run = paragraph.runs.first, let span = text.spans.first else { return [] }
        let metrics = try faces.metrics(of: run.style, in: span.face)
        let ascent = metrics.capHeight * text.scale
        let descent = metrics.descender * text.scale
        let rect = Rect(
            x: start, y: line.baseline - ascent - descent / 2, width: line.width,
            height: ascent + descent * 1.5)
        return [TypesetText.Bar(rect: rect, color: run.style.color)]
    }
}

extension ShapedLine {
    /// How many spaces a justified line can widen; the ones at its end have no width.
    var spaceCount: Int { glyphs.count { $0.kind == .space && $0.advance > 0 } }
}

/// Gathers the glyphs of a line that share face and style.
private struct GlyphRunBuilder {
    let text: FittedText
    let paragraph: Paragraph
    let utf8: [UInt8]
    /// What each space is widened by, in points.
    var spaceAdvance = 0.0
    var runs: [GlyphRun] = []
    var sources: [Int] = []
    var pictures: [TypesetText.PlacedPicture] = []
    var links: [TypesetText.PlacedLink] = []
    var decorations: [TypesetText.Decoration] = []

    init(text: FittedText, paragraph: Paragraph, utf8: [UInt8]) {
        self.text = text
        self.paragraph = paragraph
        self.utf8 = utf8
    }

    mutating func append(
        _ line: FittedText.Line, at start: Double, context: TextContext
    ) throws(TypesettingError) {
        let glyphs = line.shaped.glyphs
        var pen = start
        var position = 0
        while position < glyphs.count {
            let span = spanIndex(of: glyphs[position])
            let face = glyphs[position].face
            let kind = glyphs[position].kind
            let first = position
            let startPen = pen
            let style = paragraph.runs[span].style
            let baseline = line.baseline - style.baselineOffset * text.scale
            var size = style.size * style.glyphScale * text.scale
            var shift = (x: 0.0, y: 0.0)
            if context.faces.book.standsInForEmoji(face, of: text.spans[span].face) {
                let capHeight = try context.faces.metrics(of: style, in: text.spans[span].face).capHeight
                shift = EmojiMetrics.offset(at: size, capHeight: capHeight * text.scale)
                size = EmojiMetrics.glyphSize(at: size)
            }
            var placed: [GlyphRun.Glyph] = []
            var direction = 0
            while position < glyphs.count, glyphs[position].face == face,
                spanIndex(of: glyphs[position]) == span,
                (glyphs[position].kind == .ellipsis) == (kind == .ellipsis)
            {
                let glyph = glyphs[position]
                // A run has one direction, so that its characters are in the order of its glyphs or against it.
                if position > first {
                    let step = (glyph.textOffset - glyphs[position - 1].textOffset).signum()
                    if step * direction < 0 { break }
                    if step != 0 { direction = step }
                }
                if glyph.isDrawn {
                    // A character without a glyph is shown as the face's glyph 0, a box.
                    placed.append(
                        GlyphRun.Glyph(
                            id: glyph.kind == .missing ? 0 : glyph.id,
                            position: Point(
                                x: pen + glyph.offsetX + shift.x, y: baseline + glyph.offsetY + shift.y)))
                }
                pen += glyph.advance
                if glyph.kind == .space, glyph.advance > 0 { pen += spaceAdvance }
                position += 1
            }
            if !placed.isEmpty {
                sources.append(span)
                runs.append(
                    GlyphRun(
                        face: try context.faces.fontFace(of: face),
                        size: size, color: style.color, glyphs: placed,
                        text: characters(of: glyphs[first..<position], in: line.shaped),
                        features: style.features))
            }
            if let picture = text.spans[span].picture, kind == .ordinary {
                let size = Size(
                    width: picture.size.width * text.scale, height: picture.size.height * text.scale)
                let capitals = try context.faces.metrics(of: style, in: text.spans[span].face).capHeight
                let foot =
                    picture.isSymbol ? baseline + (size.height - capitals * text.scale) / 2 : baseline
                pictures.append(
                    TypesetText.PlacedPicture(
                        source: span,
                        rect: Rect(origin: Point(x: startPen, y: foot - size.height), size: size)))
            }
            if paragraph.runs[span].link != nil, pen > startPen {
                let metrics = try context.faces.metrics(of: style, in: text.spans[span].face)
                let rect = box(of: metrics, from: startPen, to: pen, baseline: baseline)
                links.append(TypesetText.PlacedLink(source: span, rect: rect))
            }
            if let background = style.background, pen > startPen {
                let metrics = try context.faces.metrics(of: style, in: text.spans[span].face)
                let rect = box(of: metrics, from: startPen, to: pen, baseline: baseline)
                decorations.append(
                    TypesetText.Decoration(
                        kind: .background, source: span, rect: rect, baseline: baseline, color: background))
            }
            try decorate(
                span, from: startPen, to: pen, baseline: baseline,
                metrics: context.faces.metrics(of: text.spans[span].face))
        }
    }

    /// From a font's ascender to its descender.
    private func box(
        of metrics: FontMetrics, from start: Double, to end: Double, baseline: Double
    ) -> Rect {
        Rect(
            x: start, y: baseline - metrics.ascender * text.scale, width: end - start,
            height: (metrics.ascender + metrics.descender) * text.scale)
    }

    private func spanIndex(of glyph: ShapedGlyph) -> Int {
        var index = 0
        while index + 1 < text.spans.count, text.spans[index].end <= glyph.textOffset { index += 1 }
        return index
    }

    private mutating func decorate(
        _ span: Int, from start: Double, to end: Double, baseline: Double, metrics: FaceMetrics
    ) {
        guard end > start else { return }
        let style = paragraph.runs[span].style
        let size = style.size * text.scale
        func add(
            _ line: TextStyle.Line?, _ kind: TypesetText.Decoration.Kind, position: Double, thickness: Double
        ) {
            guard let line else { return }
            let rect = Rect(
                x: start, y: baseline - position * size, width: end - start, height: thickness * size)
            decorations.append(
                TypesetText.Decoration(
                    kind: kind, source: span, rect: rect, baseline: baseline, color: line.color ?? style.color
                )
            )
        }
        add(
            style.underline, .underline, position: metrics.underlinePosition,
            thickness: metrics.underlineThickness)
        add(
            style.strikethrough, .strikethrough, position: metrics.strikethroughPosition,
            thickness: metrics.strikethroughThickness)
    }

    /// The characters that glyphs stand for, in the text's order.
    private func characters(of glyphs: ArraySlice<ShapedGlyph>, in line: ShapedLine) -> String {
        guard let first = glyphs.map(\.textOffset).min(), let last = glyphs.map(\.textOffset).max(),
            glyphs.first?.kind != .ellipsis
        else { return "…" }
        // The last glyph stands for all up to the next one's character.
        let following = line.glyphs.lazy.map(\.textOffset).filter { $0 > last }.min()
        return String(decoding: utf8[first..<(following ?? line.textRange.upperBound)], as: UTF8.self)
    }
}

extension ShapedGlyph {
    /// Whether anything is drawn for the glyph.
    var isDrawn: Bool {
        // `PANGO_GLYPH_EMPTY`, such as a line feed's.
        id != 0x0FFF_FFFF && kind != .space
    }
}
