import Testing
import VitrineDrawing

@testable import VitrineTypesetting

/// Lines that are made without Pango, compared with those that it makes.
struct ShorteningTests {
    private static let texts = [
        "IrvingtonWoodworksStudio", "Hand thrown mug, natural clay", "AVATAR To Yo. “Wave” Têxtile façade",
        "Personalized   stoneware mug", "a", "fi ffl -> ==", "Żółć Æsir – no",
        "Minimalist ceramic pour-over set made to order in three sizes",
    ]

    private func shaped(
        _ text: String, _ breaking: LineShaper.Breaking
    ) throws -> (lines: [ShapedLine], text: StyledText, context: TextContext) {
        let context = try TextContext(book: .inter())
        let styled = try StyledText(Paragraph(text), faces: context.faces)
        let direction = LineShaper.Context(language: "en", isRightToLeft: false)
        return (try context.lines(of: styled, in: direction, breaking: breaking), styled, context)
    }

    @Test(arguments: texts)
    func `A line is shortened as Pango shortens it`(text: String) throws {
        let (lines, styled, context) = try shaped(text, LineShaper.Breaking())
        let whole = try #require(lines.first)
        guard styled.canBeCutAnywhere(in: whole) else { return }
        let ellipsis = try context.ellipsis(of: styled)
        let direction = LineShaper.Context(language: "en", isRightToLeft: false)
        for tenth in stride(from: Int(ellipsis.width * 10) + 1, to: Int(whole.width * 10) - 1, by: 7) {
            let width = Double(tenth) / 10
            var expected = try context.lines(
                of: styled, in: direction, breaking: LineShaper.Breaking(width: width, ellipsis: .tail))[0]
            expected.trimSpaceBeforeEllipsis()
            let line = whole.shortened(to: width, by: ellipsis)
            #expect(line.glyphs == expected.glyphs, "\(text) in \(width)")
        }
    }

    @Test(arguments: texts, [2, 3])
    func `Some lines with an ellipsis are those that are made one after the other`(
        text: String, limit: Int
    ) throws {
        let context = try TextContext(book: .inter())
        for width in stride(from: 20.0, to: 200, by: 9.7) {
            let together = Paragraph(text, lineLimit: limit)
            // A second run in the same style asks for the way that fits all texts.
            var apart = together
            apart.runs.append(Paragraph.Run(text: "", style: .inter(17)))
            let lines = try context.typeset(together, width: width, height: nil)
            #expect(try lines == context.typeset(apart, width: width, height: nil), "\(text) in \(width)")
        }
    }
}
