import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

@testable import VitrineTypesetting

/// Inter's letters as wide as San Francisco's, each by itself.
struct SystemAdvancesTests {
    private let context: TextContext

    init() throws {
        context = try TextContext(book: .interAndNoto())
    }

    /// Inter as its file says, or in the place of the system's font.
    private func style(
        _ metrics: TextStyle.Metrics, size: Double = 16, weight: Int = 400, features: [String] = []
    ) -> TextStyle {
        TextStyle(
            family: "Inter", metrics: metrics, size: size, weight: weight, color: .black, features: features)
    }

    private func width(_ text: String, _ style: TextStyle) throws -> Double {
        try context.typeset(Paragraph(text, style), width: nil, height: nil).measurement.size.width
    }

    /// What a letter is wider in the system's font than in Inter, without the tracking that all letters have, in ems.
    private func correction(of letter: String, _ size: Double = 16, weight: Int = 400) throws -> Double {
        let system = style(.system, size: size, weight: weight)
        let own = style(.own, size: size, weight: weight)
        let tracking = SystemTracking.ems(for: system, at: size)
        return (try width(letter, system) - width(letter, own)) / size - tracking
    }

    @Test(arguments: zip(["w", "l", "i", "(", "'", "z", "€"], [-0.030, 0.018, 0.014, 0.026, 0.077, 0, 0]))
    func `A letter is as much wider as was measured`(letter: String, ems: Double) throws {
        #expect(abs(try correction(of: letter) - ems) < 0.0002)
    }

    @Test func `Letters of bold texts and of titles differ less`() throws {
        #expect(abs(try correction(of: "w", weight: 500) + 0.030 * 0.75) < 0.0002)
        #expect(abs(try correction(of: "w", weight: 600) + 0.030 * 0.5) < 0.0002)
        #expect(abs(try correction(of: "w", 17) + 0.030) < 0.0002)
        #expect(abs(try correction(of: "w", 18.5) + 0.030 * 2 / 3) < 0.0002)
        #expect(abs(try correction(of: "w", 34) + 0.030 / 3) < 0.0002)
    }

    @Test(arguments: [(13.0, 400, 0.2385), (53, 400, 0.189), (60, 600, 0.209), (22.5, 400, 0.21375)])
    func `The dots of an ellipsis lie as close as was measured`(size: Double, weight: Int, ems: Double) throws
    {
        let text = try context.typeset(
            Paragraph("Aa…", style(.system, size: size, weight: weight)), width: nil, height: nil)
        let dots = text.runs.flatMap(\.glyphs).suffix(3)
        let places = dots.map(\.position.x)
        #expect(Set(dots.map(\.id)).count == 1)
        for (left, right) in zip(places, places.dropFirst()) {
            #expect(abs((right - left) / size - ems) < 0.0002)
        }
        let own = try context.typeset(Paragraph("Aa…", style(.own, size: size)), width: nil, height: nil)
        #expect(own.runs.flatMap(\.glyphs).count == 3)
    }

    @Test func `A text that is cut ends in such dots`() throws {
        let style = style(.system, size: 53)
        let width = try self.width("Aa…", style) + 6
        var paragraph = Paragraph("Aabbbbbb", style)
        paragraph.lineLimit = 1
        let text = try context.typeset(paragraph, width: width, height: nil)
        #expect(text.runs.map(\.text) == ["Aa", "…"])
        #expect(text.runs.map(\.glyphs.count) == [2, 3])
    }

    @Test(arguments: zip(["é", "à", "ç", "Ü", "ñ"], ["e", "a", "c", "U", "n"]))
    func `A letter with an accent is as much wider as without`(accented: String, letter: String) throws {
        #expect(abs(try correction(of: accented) - correction(of: letter)) < 0.0002)
    }

    @Test func `Punctuation between capitals is as much wider as between small letters`() throws {
        let system = style(.system)
        let own = style(.own)
        let tracking = SystemTracking.ems(for: system, at: 16) * 16
        let added = try width("H(H)H", system) - width("H(H)H", own) - 5 * tracking
        #expect(abs(added - 16 * (3 * 0.004 + 2 * 0.026)) < 0.01)
    }

    @Test func `Digits of equal widths stay equal`() throws {
        let tabular = style(.system, features: ["tnum"])
        let widths = try (0...9).map { try width("\($0)", tabular) }
        #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.001 })
        #expect(try width("1", style(.system)) < width("0", style(.system)))
    }

    @Test func `Kerning is the file's`() throws {
        func kerning(_ style: TextStyle) throws -> Double {
            try width("AV", style) - width("A", style) - width("V", style)
        }
        #expect(try kerning(style(.own)) < -0.5)
        #expect(abs(try kerning(style(.system)) - kerning(style(.own))) < 0.01)
    }

    @Test func `Tracking that a text asks for is added`() throws {
        var tracked = style(.system)
        tracked.tracking = 2
        #expect(abs(try width("will", tracked) - width("will", style(.system)) - 3 * 2) < 0.01)
    }

    @Test func `A font that a text names is set as its file says, also beside the system's`() throws {
        let runs = [style(.system), style(.own)].map { Paragraph.Run(text: "will (w)", style: $0) }
        let both = try context.typeset(Paragraph(runs: runs), width: nil, height: nil).measurement.size.width
        #expect(abs(try both - width("will (w)", style(.system)) - width("will (w)", style(.own))) < 0.05)
        #expect(try width("will (w)", style(.own)) > width("will (w)", style(.system)))
    }

    @Test func `Letters that fall back to another font are as wide as their file says`() throws {
        var named = style(.own)
        named.family = "Noto Sans CJK JP"
        #expect(abs(try width("日本", style(.system)) - width("日本", named)) < 0.01)
    }

    @Test func `A letter stays in the middle of its room`() throws {
        func positions(_ style: TextStyle) throws -> [Double] {
            try context.typeset(Paragraph("HwH", style), width: nil, height: nil).runs
                .flatMap(\.glyphs).map(\.position.x)
        }
        let own = try positions(style(.own))
        let system = try positions(style(.system))
        let tracking = SystemTracking.ems(for: style(.system), at: 16) * 16
        // Half of what H is wider lies before it, and half of what w is narrower is taken off before it.
        let first = 16 * 0.004 / 2
        #expect(abs(system[0] - own[0] - first) < 0.01)
        #expect(abs(system[1] - own[1] - tracking - 16 * (0.004 - 0.030 / 2)) < 0.01)
        #expect(abs(system[2] - own[2] - 2 * tracking - 16 * (0.004 - 0.030) - first) < 0.01)
    }

    @Test func `A line breaks where its corrected letters end`() throws {
        let paragraph = Paragraph("will fill", style(.system))
        let whole = try width("will fill", style(.system))
        #expect(
            whole > (try width("will fill", style(.own))) + 9
                * SystemTracking.ems(
                    for: style(.system), at: 16) * 16)
        func lines(_ width: Double) throws -> [String] {
            try context.typeset(paragraph, width: width, height: nil).lines
        }
        #expect(try lines(whole + 0.01).count == 1)
        #expect(try lines(whole - 0.1).count == 2)
    }
}
