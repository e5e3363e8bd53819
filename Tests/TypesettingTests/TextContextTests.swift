import Drawing
import Geometry
import Testing
import Typesetting

struct TextContextTests {
    let context: TextContext

    init() throws {
        context = try TextContext(book: .inter())
    }

    @Test
    func `A line is as wide as its advances and as high as its style says`() throws {
        let measured = try context.measure(Paragraph("Hello"), width: nil, height: nil)
        print(measured)
        #expect(measured.size.height == 22)
    }

    @Test
    func `A word that does not fit ends in an ellipsis`() throws {
        let paragraph = Paragraph("IrvingtonWoodworksStudio", .inter(17, weight: 600), lineLimit: 1)
        let text = try context.typeset(paragraph, width: 207, height: nil)
        print(
            try context.measure(
                Paragraph("IrvingtonWoodworksSt…", .inter(17, weight: 600)), width: nil, height: nil),
            text.measurement, text.lines, try context.measure(paragraph, width: nil, height: nil))
        #expect(text.lines == ["IrvingtonWoodworksS…"])
    }

    @Test
    func `x`() throws {
        print(
            "BUTTON",
            279
                - (try context.measure(
                    Paragraph("10% off shop", .inter(13, weight: 600)), width: nil, height: nil)).size.width,
            try context.measure(
                Paragraph("IrvingtonWoodworksS…", .inter(17, weight: 600)), width: nil, height: nil
            ).size.width)
        for w in [nil, 200.0, 100, 50, 0] {
            for mode in [Paragraph.Truncation.tail, .head, .middle] {
                var p = Paragraph(
                    "Hand thrown mug set of four,\nnatural clay and something", .inter(17), lineLimit: 2)
                p.truncation = mode
                let t = try context.typeset(p, width: w, height: nil)
                print(w as Any, mode, t.lines, t.measurement)
                p.lastLine = .brokenFirst
                print(w as Any, mode, try context.typeset(p, width: w, height: nil).lines)
            }
        }
        print(try context.typeset(Paragraph("שלום עולם Hello"), width: 200, height: nil))
        print(try context.minContentWidth(Paragraph("Hand thrown mug")))
        print(
            try context.typeset(Paragraph("soft\u{AD}hyphen unbreakablelongword"), width: 60, height: nil)
                .lines)
    }
}
