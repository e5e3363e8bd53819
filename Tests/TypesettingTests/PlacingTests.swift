import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineTypesetting

struct PlacingTests {
    let context: TextContext

    init() throws {
        context = try TextContext(book: .interAndNoto())
    }

    private func dump(_ paragraph: Paragraph, width: Double? = nil) throws -> String {
        try context.typeset(paragraph, width: width, height: nil).description
    }

    @Test
    func `Runs, lines and decorations print themselves`() throws {
        let red = SRGBColor(red: 1, green: 0, blue: 0)
        let plain = Paragraph.Run(text: "Was ", style: .inter(17))
        var struck = Paragraph.Run(text: "$40", style: .inter(17, weight: 600))
        struck.style.strikethrough = TextStyle.Line(color: red)
        var under = Paragraph.Run(text: "\nnow $30", style: .inter(13, lineHeight: 18))
        under.style.underline = TextStyle.Line()
        under.style.color = red
        #expect(
            try dump(Paragraph(runs: [plain, struck, under])) == """
                text  72.21 × 40  baselines 17.18 35.73
                  run  x 0  y 17.18  Inter Regular 17 #000000  "Was "
                  run  x 38.52  y 17.18  Inter SemiBold 17 #000000  "$40"
                  run  x 0  y 35.73  Inter Regular 13 #ff0000  "now $30"
                  line  x 38.52  y 11.62  33.69 × 1.47 #ff0000
                  line  x 0  y 37.87  54.03 × 0.89 #ff0000
                """)
    }

    @Test func `A background is as high as the font's ascender and descender`() throws {
        var marked = Paragraph.Run(text: "gypsy", style: .inter(20))
        marked.style.background = SRGBColor(red: 1, green: 0, blue: 0)
        let text = try context.typeset(
            Paragraph(runs: [Paragraph.Run(text: "A ", style: .inter(20)), marked]), width: nil, height: nil)
        let metrics = try context.metrics(for: marked.style)
        let box = try #require(text.decorations.first)
        #expect(text.decorations.map(\.kind) == [.background] && box.source == 1)
        #expect(box.rect.minY == box.baseline - metrics.ascender)
        #expect(box.rect.height == metrics.ascender + metrics.descender)
        #expect(box.rect.maxX == text.measurement.size.width && box.rect.minX > 0)
    }

    @Test func `Monospaced letters are as wide as SF Mono's, and their lines as high`() throws {
        let style = TextStyle(
            family: FontBook.monospacedFamily, metrics: .system, size: 20, color: .black)
        func size(_ text: String, _ style: TextStyle) throws -> Size {
            try context.measure(
                Paragraph(runs: [Paragraph.Run(text: text, style: style)]), width: nil, height: nil
            ).size
        }
        let (one, ten) = try (size("m", style), size("mmmmmmmmmm", style))
        #expect(abs((ten.width - one.width) / 9 - 0.6175 * 20) < 0.02)
        let system = TextStyle(family: "Inter", metrics: .system, size: 20, color: .black)
        #expect(try one.height == size("m", system).height)
    }

    @Test func `Faces of designs stand in for weights and slants that they lack`() throws {
        func face(_ weight: Int, isItalic: Bool = false) throws -> String {
            try FontBook.interAndNoto().face(
                for: TextStyle(
                    family: FontBook.monospacedFamily, size: 20, weight: weight, isItalic: isItalic,
                    color: .black)
            ).name
        }
        #expect(try face(500) == "Noto Sans Mono Regular")
        #expect(try face(600) == "Noto Sans Mono Bold")
        #expect(try face(700, isItalic: true) == "Noto Sans Mono Bold")
    }

    @Test func `A redacted text has a bar per line in the place of its letters`() throws {
        var paragraph = Paragraph(runs: [Paragraph.Run(text: "two\n\nlines", style: .inter(20))])
        let shown = try context.typeset(paragraph, width: nil, height: nil)
        paragraph.isRedacted = true
        let redacted = try context.typeset(paragraph, width: nil, height: nil)
        #expect(redacted.measurement == shown.measurement)
        #expect(redacted.runs.isEmpty && redacted.decorations.isEmpty)
        // The empty line has none, and between those of neighbours there is room.
        #expect(redacted.bars.count == 2)
        let height = try #require(redacted.bars.first).rect.height
        #expect(height < shown.measurement.size.height / 3)
        #expect(redacted.bars.allSatisfy { $0.rect.minY >= 0 })
        #expect(redacted.bars.map(\.rect.width).max() == shown.measurement.size.width)
    }

    @Test(
        arguments: zip(
            [Paragraph.Alignment.leading, .center, .trailing, .justified], [0.0, 1, 2, 0]))
    func `Lines lie in the box as aligned`(alignment: Paragraph.Alignment, halves: Double) throws {
        var paragraph = Paragraph("mug")
        paragraph.alignment = alignment
        let width = try context.measure(paragraph, width: nil, height: nil).size.width
        let text = try context.typeset(paragraph, width: 100, height: nil)
        let first = try #require(text.runs.first?.glyphs.first)
        #expect(abs(first.position.x - (100 - width) / 2 * halves) < 0.001)
        paragraph.isRightToLeft = true
        let mirrored = try context.typeset(paragraph, width: 100, height: nil)
        let start = try #require(mirrored.runs.first?.glyphs.first).position.x
        let expected = alignment == .justified ? 2 : 2 - halves
        #expect(abs(start - (100 - width) / 2 * expected) < 0.001)
    }

    @Test
    func `Justified lines fill the box, except the last`() throws {
        var paragraph = Paragraph("Hand thrown mug set of four")
        paragraph.alignment = .justified
        let text = try context.typeset(paragraph, width: 140, height: nil)
        #expect(text.lines == ["Hand thrown ", "mug set of four"])
        let first = try #require(text.runs.first?.glyphs)
        let end = try context.measure(Paragraph("n"), width: nil, height: nil).size.width
        #expect(abs((first.last?.position.x ?? 0) + end - 140) < 0.01)
        #expect(text.runs.last?.glyphs.first?.position.x == 0)
    }

    @Test
    func `Colours do not change the places of glyphs`() throws {
        let whole = try context.typeset(Paragraph("AVATAR"), width: nil, height: nil)
        var last = Paragraph.Run(text: "TAR", style: .inter(17))
        last.style.color = .white
        let parts = Paragraph(runs: [Paragraph.Run(text: "AVA", style: .inter(17)), last])
        let text = try context.typeset(parts, width: nil, height: nil)
        #expect(text.runs.map(\.text) == ["AVA", "TAR"])
        #expect(text.runs.map(\.color) == [.black, .white])
        #expect(text.runs.flatMap(\.glyphs) == whole.runs.flatMap(\.glyphs))
    }

    @Test
    func `Right-to-left text runs from the right`() throws {
        var paragraph = Paragraph("שלום mug")
        paragraph.isRightToLeft = true
        let text = try context.typeset(paragraph, width: 120, height: nil)
        #expect(text.runs.map(\.face.name) == ["Inter Regular", "Noto Sans Hebrew Regular"])
        #expect(text.runs.map(\.text) == ["mug", "שלום "])
        let end = try #require(text.runs.last?.glyphs.last)
        #expect(end.position.x < 120 && end.position.x > 105)
    }

    @Test(arguments: ["مرحبا بالعالم", "नमस्ते क्षत्रिय", "สวัสดีชาวโลก", "👩‍👩‍👧🇩🇪👍🏽❤️1️⃣"])
    func `Other scripts come from the fallback families`(text: String) throws {
        let typeset = try context.typeset(Paragraph(text), width: nil, height: nil)
        #expect(typeset.missingGlyphs == [])
        #expect(typeset.runs.allSatisfy { $0.face.name.hasPrefix("Noto") })
        #expect(typeset.measurement.size.height == 22)
    }

    @Test(arguments: ["مرحبا", "नमस्ते क्षत्रिय", "ภาษาที่", "👩‍👩‍👧"])
    func `What fallbacks draw is set as beside a font that has no system metrics`(text: String) throws {
        var system = TextStyle.inter(17)
        system.metrics = .system
        let own = try context.typeset(Paragraph("tea " + text), width: nil, height: nil)
        let standIn = try context.typeset(Paragraph("tea " + text, system), width: nil, height: nil)
        func glyphs(_ typeset: TypesetText) -> [UInt32] {
            typeset.runs.filter { $0.face.name.hasPrefix("Noto") }.flatMap(\.glyphs).map(\.id)
        }
        #expect(!glyphs(own).isEmpty)
        #expect(glyphs(standIn) == glyphs(own))
    }

    @Test
    func `Fallbacks are as bold as the book allows`() throws {
        let bold = try context.typeset(Paragraph("สวัสดี", .inter(17, weight: 600)), width: nil, height: nil)
        #expect(bold.runs.map(\.face.name) == ["Noto Sans Thai Bold"])
    }

    @Test(arguments: FontBook.HanForms.allCases)
    func `Han characters take the forms of the declared family`(forms: FontBook.HanForms) throws {
        let context = try TextContext(book: .interAndNoto(han: forms))
        let text = try context.typeset(Paragraph("骨直"), width: nil, height: nil)
        #expect(text.runs.map(\.face.index) == [forms.rawValue])
        #expect(text.runs.map(\.face.name) == ["\(forms.family) Regular"])
        #expect(text.missingGlyphs == [])
    }

    @Test
    func `A sign is an emoji only where it asks to be`() throws {
        #expect(
            try context.typeset(Paragraph("❤"), width: nil, height: nil).runs.map(\.face.name) == [
                "Inter Regular"
            ])
        #expect(
            try context.typeset(Paragraph("❤\u{FE0F}"), width: nil, height: nil).runs.map(\.face.name)
                == ["Noto Color Emoji Regular"])
    }

    @Test
    func `Characters without a glyph are reported once`() throws {
        let text = try TextContext(book: .inter()).typeset(
            Paragraph("mug 骨 𒀀 骨"), width: nil, height: nil)
        #expect(text.missingGlyphs == ["骨", "𒀀"])
    }
}
