import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineTypesetting

/// Where a word has the second and last line of a paragraph for itself, as iOS breaks it.
struct OrphanTests {
    private let context: TextContext

    init() throws {
        context = try TextContext(book: .inter())
    }

    private func lines(_ paragraph: Paragraph, width: Double) throws -> [String] {
        try context.typeset(paragraph, width: width, height: nil).lines
    }

    // The last two texts are broken like labels of 225 pt that iOS recorded, in another font.
    @Test(arguments: [
        ("one two three four", 110.0, ["one two ", "three four"]),
        ("one two three", 80, ["one ", "two three"]),
        (
            "My component. Lorem ipsum dolor.\nConsectetur adipiscing.", 225,
            ["My component. Lorem ", "ipsum dolor.", "Consectetur adipiscing."]
        ),
        ("Welcome\non Spark's selection controls", 180, ["Welcome", "on Spark's ", "selection controls"]),
    ])
    func `The word before the last one of a paragraph goes along with it`(
        text: String, width: Double, expected: [String]
    ) throws {
        #expect(try lines(Paragraph(text), width: width) == expected)
        var greedy = Paragraph(text)
        greedy.avoidsOrphans = false
        let broken = try context.measure(greedy, width: width, height: nil)
        let measured = try context.measure(Paragraph(text), width: width, height: nil)
        #expect(measured.size.height == broken.size.height)
        // In the width that it has found it is broken in the same way.
        #expect(try lines(Paragraph(text), width: measured.size.width) == expected)
        #expect(try context.measure(Paragraph(text), width: measured.size.width, height: nil) == measured)
    }

    @Test(arguments: [
        // Both words together are too wide.
        ("component. Lorem ipsum component", 110.0),
        // No word would be left before.
        ("component adipiscing", 110),
        // A word that is broken stays as it is.
        ("one Consectetur", 60),
        ("one two\u{00A0}three four\u{00A0}five", 130),
        // Three lines, as recorded in other texts.
        ("one two three four five", 80),
        // Longer than 60 characters, recorded as a label and as a text of SwiftUI.
        ("It is a long established fact that a reader will be distracted.", 430),
    ])
    func `It stays where both do not fit, where it is the only one of its line, and in longer paragraphs`(
        text: String, width: Double
    ) throws {
        var greedy = Paragraph(text)
        greedy.avoidsOrphans = false
        let lines = try lines(Paragraph(text), width: width)
        #expect(lines == (try self.lines(greedy, width: width)))
        #expect(lines.count > 1 && lines.last?.contains(" ") == false)
    }

    @Test func `A text that is cut is filled to its end`() throws {
        let text = "one two three four five six"
        #expect(try lines(Paragraph(text, lineLimit: 2), width: 80) == ["one two ", "three fo…"])
        #expect(try lines(Paragraph("one two three", lineLimit: 2), width: 80) == ["one ", "two three"])
    }

    @Test func `The lines are as wide as by themselves`() throws {
        var paragraph = Paragraph("AVAVA To")
        paragraph.runs.append(Paragraph.Run(text: " clay", style: .inter(22, weight: 700)))
        let text = try context.typeset(paragraph, width: 110, height: nil)
        #expect(text.lines == ["AVAVA ", "To clay"])
        let last = Paragraph(runs: [
            Paragraph.Run(text: "To", style: .inter(17)),
            Paragraph.Run(text: " clay", style: .inter(22, weight: 700)),
        ])
        let end = try #require(text.runs.last?.glyphs.last).position.x
        let ownEnd = try context.typeset(last, width: nil, height: nil).runs.last?.glyphs.last?.position.x
        #expect(end == ownEnd)
    }

    @Test(arguments: [90.0, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200])
    func `In the width that it has found a text of the system font is broken in the same way`(width: Double)
        throws
    {
        for text in ["Forest green teapot with two cups", "Rope basket with leather handles", "AVAVA To Way"]
        {
            for metrics in [TextStyle.Metrics.own, .system] {
                var style = TextStyle.inter(16)
                style.metrics = metrics
                let paragraph = Paragraph(text, style)
                let measured = try context.measure(paragraph, width: width, height: nil)
                let again = try TextContext(book: .inter()).measure(
                    paragraph, width: measured.size.width, height: nil)
                #expect(abs(again.size.width - measured.size.width) < 1e-9)
                #expect(again.size.height == measured.size.height)
            }
        }
    }

    @Test func `From right to left it is the same`() throws {
        let text = "\u{05D0}\u{05D1}\u{05D2} \u{05D3}\u{05D4}\u{05D5} \u{05D6}\u{05D7}\u{05D8}"
        var paragraph = Paragraph(text)
        paragraph.isRightToLeft = true
        let context = try TextContext(book: .interAndNoto())
        let words = try text.split(separator: " ").map {
            try context.measure(Paragraph(String($0)), width: nil, height: nil).size.width
        }
        let measured = try context.measure(paragraph, width: words[0] + words[1] + 8, height: nil)
        #expect(abs(measured.size.width - words[1] - words[2]) < 8)
    }
}
