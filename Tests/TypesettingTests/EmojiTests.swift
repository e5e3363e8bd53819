import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

@testable import VitrineTypesetting

/// Noto Color Emoji in the place of Apple Color Emoji.
struct EmojiTests {
    private let context: TextContext

    init() throws {
        context = try TextContext(book: .interAndNoto())
    }

    /// A style of the system's font.
    private func system(_ size: Double) -> TextStyle {
        TextStyle(family: "Inter", metrics: .system, size: size, color: .black)
    }

    private func width(_ text: String, _ style: TextStyle) throws -> Double {
        try context.typeset(Paragraph(text, style), width: nil, height: nil).measurement.size.width
    }

    // Heights of the glyph U+1F914 in pixels of two a point, from 11 to 30 points (flutter/flutter, issue 28894). It fills its
    // square but for some of these pixels, since it is drawn of pictures in a few sizes.
    @Test(
        arguments: zip(
            11...30, [28, 30, 32, 34, 38, 40, 40, 40, 41, 42, 43, 44, 46, 48, 50, 52, 54, 56, 56, 58]))
    func `The side of a picture grows with the text's size as measured on iOS`(size: Int, pixels: Int) {
        let side = EmojiMetrics.side(at: Double(size)) * 2
        #expect(side >= Double(pixels) - 0.5 && side <= Double(pixels) + 2)
    }

    // Two emoji at 20 points are 25 points apart in a picture of iOS (thumbprint-ios, `AvatarTest.testInitialsUser`). With one
    // at 14 points 120 of 123 pictures of spark-ios-common are as wide as recorded, to the pixel of a third of a point.
    @Test(arguments: zip([14.0, 16, 20, 40], [19.886, 22.727, 25, 45.455]))
    func `An emoji is as wide as on iOS`(size: Double, advance: Double) throws {
        #expect(abs(try width("😅", system(size)) - advance) < 0.01)
        #expect(abs(try width("🥰😅", system(size)) - 2 * advance) < 0.01)
        let alone = try width("a", system(size)) + width("b", system(size))
        #expect(abs(try width("a😅b", system(size)) - alone - advance) < 0.3)
    }

    @Test(arguments: ["👍🏽", "👩‍👩‍👧", "🏳️‍🌈", "🇸🇮", "1️⃣", "❤️"])
    func `A character of several code points is one emoji`(text: String) throws {
        #expect(abs(try width(text, system(20)) - 25) < 0.01)
        #expect(abs(try width(text + text, system(20)) - 50) < 0.01)
    }

    @Test
    func `A picture lies in the middle of its room and of the capitals`() throws {
        let text = try context.typeset(Paragraph("😅", system(20)), width: nil, height: nil)
        let run = try #require(text.runs.first)
        let glyph = try #require(run.glyphs.first)
        // Pictures of Noto Color Emoji have 136 columns and 128 rows where an em has 109, of which 101 lie above the baseline.
        let em = run.size / 109
        #expect(abs(em * 128 - 22) < 0.001)
        #expect(abs(glyph.position.x + em * 68 - 12.5) < 0.05)
        let capitals = FontMetrics.system(size: 20).capHeight
        let baseline = FontMetrics.system(size: 20).ascender
        #expect(abs(glyph.position.y - em * 37 - (baseline - capitals / 2)) < 0.001)
    }

    @Test
    func `Texts break where emoji are as wide as on iOS`() throws {
        let paragraph = Paragraph("😅😅😅😅", system(20))
        func lines(_ width: Double) throws -> [Int] {
            try context.typeset(paragraph, width: width, height: nil).lines.map(\.count)
        }
        #expect(try lines(100.1) == [4])
        #expect(try lines(75.1) == [3, 1])
        #expect(try lines(74) == [2, 2])
    }

    @Test
    func `An emoji font that a text names has its own widths`() throws {
        let style = TextStyle(family: "Noto Color Emoji", size: 20, color: .black)
        #expect(abs(try width("😅", style) - 20 * 2550 / 2048) < 0.01)
    }

    @Test
    func `A team's own emoji font has its own widths`() throws {
        let standard = try FontBook.interAndNoto()
        let own = FontDeclaration(family: "Acme Emoji", fileName: "NotoColorEmoji.ttf")
        let book = try FontBook(
            roots: standard.roots, declarations: FontBook.interDeclarations + [own],
            fallbackFamilies: [own.family])
        let text = try TextContext(book: book).typeset(
            Paragraph("😅", system(20)), width: nil, height: nil)
        #expect(abs(text.measurement.size.width - 20 * 2550 / 2048) < 0.01)
        #expect(text.runs.map(\.size) == [20])
    }
}
