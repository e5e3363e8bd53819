import Glibc
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineTypesetting

struct TextMeasurementTests {
    let context: TextContext

    init() throws {
        context = try TextContext(book: .inter())
    }

    private func measure(
        _ paragraph: Paragraph, _ width: Double? = nil, height: Double? = nil
    ) throws -> TextMeasurement {
        try context.measure(paragraph, width: width, height: height)
    }

    @Test
    func `Inter at 17 points has the metrics that its tables say`() throws {
        let metrics = try context.metrics(for: .inter(17))
        let tables = FontMetrics(
            ascender: 2728, descender: 680, lineGap: 0, capHeight: 2048, xHeight: 1536)
        let em = 17.0 / 2816
        #expect(abs(metrics.ascender - tables.ascender * em) < 1e-9)
        #expect(abs(metrics.descender - tables.descender * em) < 1e-9)
        #expect(metrics.lineGap == tables.lineGap)
        #expect(abs(metrics.capHeight - tables.capHeight * em) < 1e-9)
        #expect(abs(metrics.xHeight - tables.xHeight * em) < 1e-9)
    }

    @Test
    func `A process of one's own shapes as ours do, whatever its environment says`() async throws {
        let width = try measure(Paragraph("AVAVA")).size.width
        await #expect(processExitsWith: .success) { [width = width as Double] in
            setenv("HB_SHAPER_LIST", "fallback", 1)
            let context = try TextContext(book: .inter())
            try #require(context.measure(Paragraph("AVAVA"), width: nil, height: nil).size.width == width)
        }
    }

    @Test
    func `Half of the leading lies above the text`() throws {
        let measured = try measure(Paragraph("Hello"))
        let metrics = try context.metrics(for: .inter(17))
        let leading = 22 - metrics.ascender - metrics.descender
        #expect(measured.size.height == 22)
        #expect(abs(measured.firstBaseline - (leading / 2 + metrics.ascender)) < 1e-9)
    }

    @Test
    func `Without a width each paragraph is one line`() throws {
        let one = try measure(Paragraph("A longer line"))
        let two = try measure(Paragraph("A longer line\nand one"))
        #expect(two.size == Size(width: one.size.width, height: 44))
        #expect(two.lastBaseline == one.firstBaseline + 22)
        #expect(!two.isTruncated)
    }

    @Test
    func `A text is as wide as its longest line, not as its room`() throws {
        let measured = try measure(Paragraph("Hand thrown mug set"), 120)
        let longest = try measure(Paragraph("Hand thrown"))
        #expect(measured.size == Size(width: longest.size.width, height: 44))
    }

    @Test(arguments: [-0.5, 0.6, 4])
    func `The width of a line is room enough for the line whatever its tracking`(tracking: Double) throws {
        var style = TextStyle.inter(17)
        style.tracking = tracking
        let ideal = try measure(Paragraph("CLAY20", style, lineLimit: 1))
        #expect(try measure(Paragraph("CLAY20", style, lineLimit: 1), ideal.size.width) == ideal)
    }

    @Test
    func `The width of a line is room enough for the line`() throws {
        for text in ["Hand thrown mug", "Tall coffee, AVAST", "ff fi ffl"] {
            let ideal = try measure(Paragraph(text))
            #expect(try measure(Paragraph(text), ideal.size.width) == ideal)
        }
    }

    @Test
    func `Too little room breaks words, no room leaves a letter per line`() throws {
        let narrow = try measure(Paragraph("stoneware"), 50)
        #expect(narrow.size.height == 44)
        #expect(narrow.size.width <= 50)
        #expect(try measure(Paragraph("mug"), 0).size.height == 66)
    }

    @Test
    func `The widest word is the least width that breaks none`() throws {
        let paragraph = Paragraph("a longest b")
        let width = try context.minContentWidth(paragraph)
        #expect(width == (try measure(Paragraph("longest")).size.width))
    }

    @Test
    func `An infinite width is no limit`() throws {
        let paragraph = Paragraph("Hand thrown mug")
        #expect(try measure(paragraph, .infinity, height: .infinity) == (try measure(paragraph)))
    }

    @Test
    func `As many lines as fit are shown, at least one`() throws {
        let paragraph = Paragraph("one\ntwo\nthree")
        #expect(try measure(paragraph, height: 66).size.height == 66)
        #expect(try measure(paragraph, height: 65).size.height == 44)
        #expect(try measure(paragraph, height: 65).isTruncated)
        #expect(try measure(paragraph, height: 0).size.height == 22)
    }

    @Test
    func `Lines lie apart by the spacing`() throws {
        var paragraph = Paragraph("one\ntwo\nthree")
        paragraph.lineSpacing = 5
        #expect(try measure(paragraph).size.height == 76)
        #expect(try measure(paragraph, height: 75).size.height == 49)
    }

    @Test
    func `Reserved lines take room without text`() throws {
        var paragraph = Paragraph("one")
        paragraph.reservedLines = 3
        #expect(try measure(paragraph).size.height == 66)
        paragraph.lineSpacing = 5
        #expect(try measure(paragraph).size.height == 76)
        paragraph.runs[0].text = ""
        #expect(try measure(paragraph).size == Size(width: 0, height: 76))
    }

    @Test
    func `A text without letters is 14 points high in each style`() throws {
        let empty = try measure(Paragraph(""))
        #expect(empty.size == Size(width: 0, height: 14))
        #expect(empty.firstBaseline == 11)
        #expect(empty.lastBaseline == 11)
    }

    @Test
    func `No runs take no room`() throws {
        #expect(try measure(Paragraph(runs: [])).size == .zero)
    }

    @Test
    func `The higher style makes the line`() throws {
        let small = Paragraph.Run(text: "small ", style: .inter(13, lineHeight: 18))
        let large = Paragraph.Run(text: "large", style: .inter(22, lineHeight: 28))
        let mixed = try measure(Paragraph(runs: [small, large]))
        #expect(mixed.firstBaseline == (try measure(Paragraph(runs: [large])).firstBaseline))
        #expect(mixed.size.height == 28)
    }

    @Test
    func `A raised text makes the line higher`() throws {
        let plain = Paragraph.Run(text: "x", style: .inter(17))
        var raised = Paragraph.Run(text: "2", style: .inter(17))
        raised.style.baselineOffset = 6
        let measured = try measure(Paragraph(runs: [plain, raised]))
        #expect(measured.size.height == 28)
        #expect(abs(measured.firstBaseline - (try measure(Paragraph("x")).firstBaseline + 6)) < 1e-9)
    }

    @Test
    func `Tracking lies between letters`() throws {
        var style = TextStyle.inter(17)
        let plain = try measure(Paragraph("HIHI", style)).size.width
        style.tracking = 2
        let wide = try measure(Paragraph("HIHI", style)).size.width
        #expect(abs(wide - plain - 6) < 0.01)
    }

    @Test
    func `Tabular figures are equally wide`() throws {
        var style = TextStyle.inter(17)
        #expect(try measure(Paragraph("1111", style)).size != (try measure(Paragraph("8888", style)).size))
        style.features = ["tnum"]
        #expect(try measure(Paragraph("1111", style)).size == (try measure(Paragraph("8888", style)).size))
    }

    @Test
    func `A text that may shrink takes the largest scale that fits`() throws {
        var paragraph = Paragraph("Hand thrown mug", lineLimit: 1)
        paragraph.minimumScaleFactor = 0.5
        let ideal = try measure(paragraph)
        let shrunk = try measure(paragraph, ideal.size.width * 0.8)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.size.width > ideal.size.width * 0.77)
        #expect(try measure(paragraph, ideal.size.width * 0.4).isTruncated)
    }

    @Test
    func `Results do not depend on what was measured before`() throws {
        let paragraph = Paragraph("Hand thrown mug set of four", lineLimit: 2)
        let fresh = try TextContext(book: .inter()).typeset(paragraph, width: 90, height: nil)
        for width in [nil, 0, 40, 90.5, 200] { _ = try measure(paragraph, width) }
        _ = try measure(Paragraph("other", .inter(30, weight: 700)))
        #expect(try context.typeset(paragraph, width: 90, height: nil) == fresh)
        #expect(try context.typeset(paragraph, width: 90, height: nil) == fresh)
    }

    @Test
    func `More sizes than are kept do not change results`() throws {
        let paragraph = Paragraph("Hand thrown mug", lineLimit: 1)
        let first = try context.typeset(paragraph, width: 90, height: nil)
        for step in 0..<1200 {
            _ = try measure(Paragraph("x", .inter(8 + Double(step) / 8)))
        }
        #expect(try TextContext(book: .inter()).typeset(paragraph, width: 90, height: nil) == first)
        #expect(try context.typeset(paragraph, width: 89.9, height: nil).lines == first.lines)
    }
}
