import VitrineDrawing
import VitrineGeometry

/// Chooses the lines of a text for the room that it is offered.
///
/// All lines are broken first. If there are more than the limit or the height allow, the last one that is
/// shown is made anew from the text that remains, with an ellipsis.
struct TextFitting {
    let paragraph: Paragraph
    let room: TextRoom
    let context: TextContext
    let known: FittedTextCache

    func fit() throws(TypesettingError) -> FittedText {
        let full = try fit(scale: 1)
        guard full.measurement.isTruncated, paragraph.minimumScaleFactor < 1 else { return full }
        // The largest of 64 steps that shows the whole text.
        var tooLarge = 64
        var smallest = max(1, Int((paragraph.minimumScaleFactor * 64).rounded(.up)))
        guard smallest < tooLarge else { return full }
        var best = try fit(scale: paragraph.minimumScaleFactor)
        guard !best.measurement.isTruncated else { return best }
        while tooLarge - smallest > 1 {
            let middle = (tooLarge + smallest) / 2
            let candidate = try fit(scale: Double(middle) / 64)
            if candidate.measurement.isTruncated {
                tooLarge = middle
            } else {
                best = candidate
                smallest = middle
            }
        }
        return best
    }

    private func fit(scale: Double) throws(TypesettingError) -> FittedText {
        let text = try styledText(scale: scale)
        guard !text.utf8.isEmpty else { return try place([], of: text, isTruncated: false) }
        if let limit = try uniformLineLimit(of: text) {
            let lines = try lines(of: text, limit: limit)
            return try place(lines, of: text, isTruncated: lines.contains(where: \.hasEllipsis))
        }
        var lines = try allLines(of: text)
        let visibleCount = try visibleLineCount(of: lines, text: text)
        let isTruncated = visibleCount < lines.count
        if isTruncated {
            let broken = lines[visibleCount - 1]
            lines.removeSubrange((visibleCount - 1)...)
            lines.append(try lastLine(replacing: broken, of: text))
        }
        return try place(lines, of: text, isTruncated: isTruncated)
    }

    private func styledText(scale: Double) throws(TypesettingError) -> StyledText {
        var text: StyledText
        if let styled = known.styledText {
            text = styled
        } else {
            text = try StyledText(paragraph, faces: context.faces)
            known.styledText = text
        }
        text.scale = scale
        return text
    }

    /// The text's lines, however many there are.
    private func allLines(of text: StyledText) throws(TypesettingError) -> [ShapedLine] {
        if text.isColumn(at: room.width) {
            return try unbrokenLines(of: text).flatMap { $0.column(of: text) }
        }
        guard let width = room.width else { return try unbrokenLines(of: text) }
        if let lines = knownUnbrokenLines(of: text), lines.allSatisfy({ $0.fits(width) }) { return lines }
        let lines = try context.lines(
            of: text, in: context.shaperContext(of: paragraph), breaking: LineShaper.Breaking(width: width))
        return try withoutOrphans(lines, of: text, width: width)
    }

    private func knownUnbrokenLines(of text: StyledText) -> [ShapedLine]? {
        text.scale == 1 ? known.unbrokenLines : nil
    }

    private func unbrokenLines(of text: StyledText) throws(TypesettingError) -> [ShapedLine] {
        if let lines = knownUnbrokenLines(of: text) { return lines }
        let lines = try context.lines(
            of: text, in: context.shaperContext(of: paragraph), breaking: LineShaper.Breaking())
        if text.scale == 1 { known.unbrokenLines = lines }
        return lines
    }

    /// The number of lines that a text may have, where that is known before any is made.
    ///
    /// So it is for one paragraph in one style whose end gives way: such a text needs no line to be made twice.
    private func uniformLineLimit(of text: StyledText) throws(TypesettingError) -> Int? {
        guard text.spans.count == 1, paragraph.truncation == .tail, paragraph.lastLine == .refilled,
            text.separators(from: 0).isEmpty
        else { return nil }
        var limit = max(1, paragraph.lineLimit ?? .max)
        if let height = room.height {
            let line = try extent(of: text.spans[0], scale: text.scale)
            let distance = line.height + gap(below: line, of: text)
            guard distance > 0 else { return nil }
            let count = ((height + 0.001 - line.height) / distance).rounded(.down) + 1
            if count < Double(limit) { limit = max(1, Int(count)) }
        }
        return limit < .max && (limit == 1 || !text.isColumn(at: room.width)) ? limit : nil
    }

    private func lines(of text: StyledText, limit: Int) throws(TypesettingError) -> [ShapedLine] {
        guard let width = room.width else { return try unbrokenLines(of: text) }
        if limit == 1 { return [try singleLine(of: text, width: width)] }
        if let lines = knownUnbrokenLines(of: text), lines.allSatisfy({ $0.fits(width) }) { return lines }
        var lines = try context.lines(
            of: text, in: context.shaperContext(of: paragraph),
            breaking: LineShaper.Breaking(width: width, ellipsis: .tail, lineLimit: limit))
        lines[lines.count - 1].trimSpaceBeforeEllipsis()
        return try withoutOrphans(lines, of: text, width: width)
    }

    /// The only line of a text, shortened to a width; a text no wider than an ellipsis is never shortened.
    private func singleLine(of text: StyledText, width: Double) throws(TypesettingError) -> ShapedLine {
        let whole = try unbrokenLines(of: text)[0]
        if whole.fits(width) { return whole }
        let ellipsis = try context.ellipsis(of: text)
        if whole.fits(ellipsis.width) { return whole }
        if text.isColumn(at: width) { return try lastLine(replacing: whole.column(of: text)[0], of: text) }
        if text.canBeCutAnywhere(in: whole) {
            // Pango shortens a line before it takes half of the first letter's tracking off its start, for which it is given room
            // where that makes the line longer.
            let trim = text.systemTracking(at: whole.textRange.lowerBound) / 2
            return whole.shortened(to: width - min(0, trim), by: ellipsis)
        }
        let breaking = LineShaper.Breaking(width: width, ellipsis: .tail)
        var line = try context.lines(
            of: text, in: context.shaperContext(of: paragraph), breaking: breaking)[0]
        line.trimSpaceBeforeEllipsis()
        return line
    }

    /// How many lines the limit and the height allow; at least one.
    private func visibleLineCount(of lines: [ShapedLine], text: StyledText) throws(TypesettingError) -> Int {
        var count = min(lines.count, max(1, paragraph.lineLimit ?? .max))
        guard let height = room.height else { return count }
        var bottom = 0.0
        var gap = 0.0
        for index in 0..<count {
            let extent = try extent(of: lines[index], text: text)
            bottom += gap + extent.height
            gap = self.gap(below: extent, of: text)
            // A thousandth of a point is the inexactness of sums, not a line that does not fit.
            if bottom > height + 0.001 {
                count = max(1, index)
                break
            }
        }
        return count
    }

    /// The line with an ellipsis that stands for all text from the beginning of a broken line.
    private func lastLine(
        replacing line: ShapedLine, of text: StyledText
    ) throws(TypesettingError) -> ShapedLine {
        let start = line.textRange.lowerBound
        let remainder = try remainder(replacing: line, of: text)
        var direction = context.shaperContext(of: paragraph)
        direction.isRightToLeft = line.isRightToLeft
        let breaking = LineShaper.Breaking(
            width: room.width, ellipsis: room.width == nil ? nil : paragraph.truncation, fixedDirection: true)
        var last =
            text.isColumn(at: room.width)
            ? try context.ellipsis(of: remainder)
            : try context.lines(of: remainder, in: direction, breaking: breaking)[0]
        for index in last.glyphs.indices {
            if last.glyphs[index].textOffset >= remainder.textEnd { last.glyphs[index].kind = .ellipsis }
            last.glyphs[index].textOffset = min(last.glyphs[index].textOffset + start, text.utf8.count - 1)
        }
        last.textRange = start..<text.utf8.count
        last.isParagraphEnd = true
        if paragraph.truncation == .tail { last.trimSpaceBeforeEllipsis() }
        return last
    }

    /// The text that the last line is made of.
    private func remainder(
        replacing line: ShapedLine, of text: StyledText
    ) throws(TypesettingError) -> StyledText {
        let start = line.textRange.lowerBound
        if text.isColumn(at: room.width) { return text.part(start..<start, addingEllipsis: true) }
        let separators = text.separators(from: start)
        switch (paragraph.truncation, paragraph.lastLine) {
        case (.tail, .brokenFirst):
            return text.part(start..<text.endOfWords(in: line.textRange), addingEllipsis: true)
        case (.tail, .refilled):
            guard let end = separators.first?.lowerBound else {
                return text.part(start..<text.utf8.count, addingEllipsis: false)
            }
            return text.part(start..<end, addingEllipsis: true)
        case (.head, _), (.middle, _):
            return text.part(start..<text.utf8.count, addingEllipsis: false).joiningParagraphs()
        }
    }

    /// How high a text without letters is, whatever its style: a line of the 12 pt that attributed strings have without attributes,
    /// in whole pixels, as was recorded on iOS for fonts of several sizes.
    private static let blankHeight = 14.0
    private static let blankBaseline = 11.0

    private func place(
        _ lines: [ShapedLine], of text: StyledText, isTruncated: Bool
    ) throws(TypesettingError) -> FittedText {
        var placed: [FittedText.Line] = []
        var bottom = 0.0
        var width = 0.0
        var gap = 0.0
        for shaped in lines {
            bottom += gap
            let extent = try extent(of: shaped, text: text)
            gap = self.gap(below: extent, of: text)
            let line = FittedText.Line(
                shaped: shaped, width: shaped.width, baseline: bottom + extent.ascent)
            width = max(width, line.width)
            bottom += extent.height
            placed.append(line)
        }
        if paragraph.reservedLines > lines.count, let span = text.spans.first {
            let missing = Double(paragraph.reservedLines - lines.count)
            let gaps = lines.isEmpty ? missing - 1 : missing
            let line = LineExtent(
                style: span.style, metrics: try context.faces.metrics(of: span.style, in: span.face),
                scale: text.scale)
            bottom += missing * line.height + gaps * self.gap(below: line, of: text)
        }
        let isBlank = bottom == 0 && !text.spans.isEmpty
        if isBlank { bottom = Self.blankHeight }
        return FittedText(
            lines: placed,
            measurement: TextMeasurement(
                size: Size(width: width, height: bottom),
                firstBaseline: placed.first?.baseline ?? (isBlank ? Self.blankBaseline : 0),
                lastBaseline: placed.last?.baseline ?? (isBlank ? Self.blankBaseline : 0),
                isTruncated: isTruncated),
            spans: text.spans, scale: text.scale, missingGlyphs: text.missingScalars(in: lines))
    }

    /// How far a line stays away from the next one.
    private func gap(below line: LineExtent, of text: StyledText) -> Double {
        line.lineGap + paragraph.lineSpacing * text.scale
    }

    private func extent(
        of line: ShapedLine, text: StyledText
    ) throws(TypesettingError) -> LineExtent {
        let first = text.spanIndex(at: line.textRange.lowerBound)
        var extent = try extent(of: text.spans[first], scale: text.scale)
        var index = first + 1
        while index < text.spans.count, text.spans[index - 1].end < line.textRange.upperBound {
            extent.formUnion(try self.extent(of: text.spans[index], scale: text.scale))
            index += 1
        }
        return extent
    }

    private func extent(
        of span: StyledText.Span, scale: Double
    ) throws(TypesettingError) -> LineExtent {
        var extent = LineExtent(
            style: span.style, metrics: try context.faces.metrics(of: span.style, in: span.face),
            scale: scale)
        if let picture = span.picture.flatMap({ LineExtent($0, style: span.style, scale: scale) }) {
            extent.formUnion(picture)
        }
        return extent
    }
}
