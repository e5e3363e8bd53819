import Drawing
import Foundation
import Views

/// Turns texts into paragraphs in which every letter has its family, size, weight and colour.
struct TextResolver {
    let environment: EnvironmentValues
    let fonts: FontFamilies

    func paragraph(of text: Text, element: String) throws -> Paragraph {
        let limit = environment.lineLimit
        return Paragraph(
            runs: try text.plainPieces(in: environment).map {
                Paragraph.Run(
                    text: string(of: $0.content), style: try style(of: $0.attributes, element: element))
            },
            alignment: alignment, isRightToLeft: environment.layoutDirection == .rightToLeft,
            lineLimit: limit.map { max($0, 1) },
            reservedLines: max(environment.reservedLines, 0), truncation: truncation,
            lineSpacing: Double(environment.lineSpacing),
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            language: environment.locale.identifier(.bcp47))
    }

    /// The style of texts and symbols that set nothing themselves.
    func style(of attributes: TextAttributes = TextAttributes(), element: String) throws -> TextStyle {
        var font = (attributes.font ?? environment.font ?? .body).resolved(at: environment.dynamicTypeSize)
        if let design = environment.fontDesign, font.family == nil { font.design = design }
        if attributes.isCode, fonts.family(for: .monospaced) != nil { font.design = .monospaced }
        let inherited = environment.textAttributes
        guard let family = font.family ?? fonts.family(for: font.design) else {
            throw CompositionError.undeclaredDesign(element: element, design: font.design.rawValue)
        }
        let ink = attributes.foregroundStyle ?? ForegroundStyle()
        let hasMonospacedDigits =
            attributes.hasMonospacedDigits || inherited.hasMonospacedDigits || font.hasMonospacedDigits
        return TextStyle(
            family: family, size: font.size,
            weight: (attributes.weight ?? environment.fontWeight ?? font.weight).value,
            isItalic: attributes.isItalic ?? inherited.isItalic ?? font.isItalic, lineHeight: font.lineHeight,
            color: ink.resolvedFill(in: environment).color,
            tracking: attributes.tracking ?? inherited.tracking ?? 0,
            baselineOffset: attributes.baselineOffset ?? inherited.baselineOffset ?? 0,
            features: hasMonospacedDigits ? ["tnum"] : [],
            underline: (attributes.underline ?? inherited.underline).map(line),
            strikethrough: (attributes.strikethrough ?? inherited.strikethrough).map(line))
    }

    private func line(_ line: TextAttributes.Line) -> TextStyle.Line {
        TextStyle.Line(color: line.color?.sRGB(in: environment))
    }

    private func string(of content: Text.Piece.Content) -> String {
        content.string(in: environment)
    }

    private var alignment: Paragraph.Alignment {
        switch environment.multilineTextAlignment {
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
