import Foundation
import VitrineDrawing
import VitrineViews

/// Turns texts into paragraphs in which every letter has its family, size, weight and colour.
struct TextResolver {
    let environment: EnvironmentValues
    let fonts: FontFamilies
    let resources: Resources

    func paragraph(of text: Text, element: String) throws -> Paragraph {
        let limit = environment.lineLimit
        let pieces = text.plainPieces(in: environment)
        var runs: [Paragraph.Run] = []
        for piece in pieces {
            let part = pieces.count > 1 ? " of part \(runs.count + 1)" : ""
            runs += try self.runs(of: piece, element: element, part: part)
        }
        var paragraph = Paragraph(
            runs: runs,
            alignment: alignment, isRightToLeft: environment.layoutDirection == .rightToLeft,
            lineLimit: limit.map { max($0, 1) },
            reservedLines: max(environment.reservedLines, 0), truncation: truncation,
            lineSpacing: max(Double(environment.lineSpacing), 0),
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            language: environment.locale.identifier(.bcp47))
        paragraph.avoidsOrphans = environment.avoidsOrphans
        return paragraph
    }

    private func runs(of piece: Text.Piece, element: String, part: String) throws -> [Paragraph.Run] {
        let style = style(of: piece.attributes, element: element, part: part)
        let ink = (piece.attributes.foregroundStyle ?? ForegroundStyle()).resolvedInk(in: environment)
        if case .image(let image) = piece.content {
            let picture = try ImageResolver(environment: environment, fonts: fonts, resources: resources)
                .picture(of: image, in: style, element: element)
            return [Paragraph.Run(picture, style: style, ink: ink)]
        }
        var run = Paragraph.Run(text: string(of: piece.content), style: style, ink: ink)
        run.link = piece.attributes.link
        let small = font(of: piece.attributes).smallCapitals
        return small.isEmpty ? [run] : run.withSmallCapitals(small, locale: environment.locale)
    }

    private func font(of attributes: TextAttributes) -> Font { attributes.font ?? environment.font ?? .body }

    /// The style of texts and symbols that set nothing themselves.
    ///
    /// - Parameter part: what tells one of several parts of a text from the others in the names of their properties.
    func style(
        of attributes: TextAttributes = TextAttributes(), element: String, part: String = ""
    ) -> TextStyle {
        let uses = resources.tokenUses
        var font = uses.noting("font\(part)") { self.font(of: attributes).resolved(in: environment) }
        let inherited = environment.textAttributes
        let wanted = StandIns.Face(
            weight: (attributes.weight ?? environment.fontWeight ?? font.weight).value,
            isItalic: attributes.isItalic ?? inherited.isItalic ?? font.isItalic)
        if let name = font.family, nearestFace(of: name, wanted) == nil {
            resources.missing.add(.fontFamily(name), element: element)
            font.family = nil
        }
        if let design = environment.fontDesign, font.family == nil { font.design = design }
        if attributes.isCode, fonts.family(for: .monospaced) != nil { font.design = .monospaced }
        let declared = font.family ?? fonts.family(for: font.design)
        if declared == nil { resources.missing.add(.fontDesign(font.design), element: element) }
        let family = declared ?? fonts.default
        let face = nearestFace(of: family, wanted) ?? wanted
        let ink = attributes.foregroundStyle ?? ForegroundStyle()
        let hasMonospacedDigits =
            attributes.hasMonospacedDigits || inherited.hasMonospacedDigits || font.hasMonospacedDigits
        let isSystem =
            font.family == nil && (family == fonts.default || family == TextStyle.monospacedStandIn)
        return TextStyle(
            family: family, metrics: isSystem ? (font.isTextStyle ? .textStyle : .system) : .own,
            size: font.size,
            weight: face.weight, isItalic: face.isItalic, leading: font.leading.points,
            color: uses.noting("color\(part)") { ink.resolvedFill(in: environment).color },
            tracking: attributes.tracking ?? inherited.tracking ?? 0,
            baselineOffset: attributes.baselineOffset ?? inherited.baselineOffset ?? 0,
            features: font.features.union(hasMonospacedDigits ? ["tnum"] : []).sorted(),
            background: attributes.background?.sRGB(in: environment),
            underline: (attributes.underline ?? inherited.underline).map(line),
            strikethrough: (attributes.strikethrough ?? inherited.strikethrough).map(line))
    }

    /// The face itself, or what stands in for it where that may be; nothing for a family that has none then.
    private func nearestFace(of family: String, _ face: StandIns.Face) -> StandIns.Face? {
        guard let standIns = resources.standIns else { return face }
        return standIns.nearestFace(family, face)
    }

    private func line(_ line: TextAttributes.Line) -> TextStyle.Line {
        TextStyle.Line(color: line.color?.sRGB(in: environment))
    }

    private func string(of content: Text.Piece.Content) -> String {
        content.string(in: environment)
    }

    private var alignment: Paragraph.Alignment {
        if environment.justifiesText { return .justified }
        return switch environment.multilineTextAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var truncation: Paragraph.Truncation {
        switch environment.truncationMode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
