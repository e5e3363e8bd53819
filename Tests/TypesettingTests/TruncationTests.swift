import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineTypesetting

struct TruncationTests {
    let context: TextContext

    init() throws {
        context = try TextContext(book: .inter())
    }

    private func lines(
        _ paragraph: Paragraph, width: Double?, height: Double? = nil
    ) throws -> [String] {
        try context.typeset(paragraph, width: width, height: height).lines
    }

    @Test
    func `A word that does not fit ends in an ellipsis`() throws {
        let paragraph = Paragraph("IrvingtonWoodworksStudio", .inter(17, weight: 600), lineLimit: 1)
        #expect(try lines(paragraph, width: 197.8) == ["IrvingtonWoodworksS…"])
        #expect(try lines(paragraph, width: 202) == ["IrvingtonWoodworksSt…"])
    }

    @Test
    func `A text is shown whole in a box that is less than half a unit narrower`() throws {
        let paragraph = Paragraph("Updates", .inter(34, weight: 700), lineLimit: 1)
        let natural = try context.measure(paragraph, width: nil, height: nil).size.width
        let cut = try [0, 0.49, 0.51, 1].map { units in
            try context.measure(paragraph, width: natural - units / 1024, height: nil).isTruncated
        }
        #expect(cut == [false, false, true, true])
    }

    @Test
    func `The last line is filled from the text that follows, or broken first`() throws {
        var paragraph = Paragraph("Hand thrown mug set of four, natural clay", lineLimit: 2)
        #expect(try lines(paragraph, width: 120) == ["Hand thrown ", "mug set of f…"])
        paragraph.lastLine = .brokenFirst
        #expect(try lines(paragraph, width: 120) == ["Hand thrown ", "mug set of…"])
    }

    @Test(
        arguments: zip(
            [Paragraph.Truncation.tail, .head, .middle], ["Hand thro…", "…atural clay", "Hand…l clay"]))
    func `The ellipsis stands where it is wanted`(truncation: Paragraph.Truncation, line: String) throws {
        var paragraph = Paragraph("Hand thrown mug, natural clay", lineLimit: 1)
        paragraph.truncation = truncation
        #expect(try lines(paragraph, width: 100) == [line])
    }

    @Test
    func `A limit counts lines over all paragraphs`() throws {
        let paragraph = Paragraph("one\ntwo\nthree", lineLimit: 2)
        #expect(try lines(paragraph, width: nil) == ["one", "two…"])
        #expect(try lines(paragraph, width: 200) == ["one", "two…"])
        #expect(try context.measure(paragraph, width: 200, height: nil).isTruncated)
    }

    @Test
    func `Head and middle take the end of the last paragraph`() throws {
        var paragraph = Paragraph("Hand thrown mug\nin natural clay", lineLimit: 1)
        paragraph.truncation = .head
        #expect(try lines(paragraph, width: 100) == ["…atural clay"])
        paragraph.truncation = .middle
        #expect(try lines(paragraph, width: 100) == ["Hand…l clay"])
    }

    @Test
    func `Height truncates like a limit`() throws {
        let paragraph = Paragraph("Hand thrown mug set of four, natural clay")
        #expect(try lines(paragraph, width: 120, height: 50) == ["Hand thrown ", "mug set of f…"])
        #expect(try lines(paragraph, width: 120, height: 5) == ["Hand thrown…"])
    }

    @Test
    func `No space stands before the ellipsis`() throws {
        let paragraph = Paragraph("Hand thrown", lineLimit: 1)
        #expect(try lines(paragraph, width: 62) == ["Hand…"])
    }

    @Test
    func `Room for nothing shows the ellipsis alone`() throws {
        #expect(try lines(Paragraph("Hand thrown", lineLimit: 1), width: 0) == ["…"])
    }

    @Test
    func `Room for less than a letter makes a column`() throws {
        #expect(try lines(Paragraph("a mug\nof"), width: 2) == ["a ", "m", "u", "g", "o", "f"])
        #expect(try lines(Paragraph("a mug", lineLimit: 3), width: 2) == ["a ", "m", "…"])
        #expect(try lines(Paragraph("a mug", lineLimit: 1), width: 2) == ["…"])
        let widest = try context.measure(Paragraph("m"), width: nil, height: nil).size.width
        #expect(try context.measure(Paragraph("a mug"), width: 0, height: nil).size.width == widest)
    }

    @Test
    func `A text that shrank for its height grows with it`() throws {
        var paragraph = Paragraph("one two three")
        paragraph.minimumScaleFactor = 0.5
        let low = try context.measure(paragraph, width: 60, height: 40)
        let high = try context.measure(paragraph, width: 60, height: 80)
        #expect(!low.isTruncated && low.size.height <= 40)
        #expect(high.size.height > low.size.height)
    }

    @Test
    func `A truncated text has the width of its lines and stays so at that width`() throws {
        let paragraph = Paragraph("Hand thrown mug set of four, natural clay", lineLimit: 2)
        let measured = try context.measure(paragraph, width: 120, height: nil)
        #expect(measured.size.width < 120)
        #expect(
            try lines(paragraph, width: measured.size.width) == (try lines(paragraph, width: 120)))
    }

    @Test(arguments: [10.0, 40])
    func `A text whose letters stand apart by themselves stays so at its width too`(height: Double) throws {
        var style = TextStyle.inter(53)
        style.family = FontBook.monospacedFamily
        style.metrics = .system
        let context = try TextContext(book: .interAndNoto())
        let paragraph = Paragraph("Body Monospaced", style)
        let first = try context.typeset(paragraph, width: 191, height: height)
        #expect(first.runs.map(\.text) == ["Body", "…"])
        let width = first.measurement.size.width.rounded(.up)
        let again = try context.typeset(paragraph, width: width, height: height)
        #expect(again.runs.map(\.text) == ["Body", "…"])
    }

    @Test
    func `The ellipsis takes the style of the text that it replaces`() throws {
        let plain = Paragraph.Run(text: "Hand ", style: .inter(17))
        let bold = Paragraph.Run(text: "thrown mug", style: .inter(17, weight: 700))
        let paragraph = Paragraph(runs: [plain, bold], lineLimit: 1)
        let text = try context.typeset(paragraph, width: 100, height: nil)
        #expect(text.lines == ["Hand thro…"])
        #expect(text.runs.last?.face.name == "Inter Bold")
    }

    @Test
    func `Soft hyphens show where they break, broken words get none`() throws {
        #expect(try lines(Paragraph("stone\u{AD}ware"), width: 60) == ["stone\u{AD}", "ware"])
        let soft = try context.typeset(Paragraph("stone\u{AD}ware"), width: 60, height: nil)
        #expect(soft.runs.map(\.glyphs.count) == [6, 4])
        let unbroken = try context.measure(Paragraph("stone"), width: nil, height: nil)
        #expect(soft.measurement.size.width > unbroken.size.width + 3)
        let broken = try context.typeset(Paragraph("stoneware"), width: 60, height: nil)
        #expect(broken.runs.map(\.glyphs.count) == [6, 3])
    }
}
