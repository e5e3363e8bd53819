import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineTypesetting

struct InlinePictureTests {
    let context: TextContext

    init() throws {
        context = try TextContext(book: .interAndNoto())
    }

    private func paragraph(_ size: Size, isSymbol: Bool, after text: String = "Hi ") -> Paragraph {
        let picture = InlinePicture(
            id: ImageID(name: "x", contentHash: 0), content: .pixels(.init(covering: size, scale: 1)),
            size: size, isSymbol: isSymbol, isTemplate: false)
        return Paragraph(runs: [
            Paragraph.Run(text: text, style: .inter(17)), Paragraph.Run(picture, style: .inter(17)),
            Paragraph.Run(text: " there", style: .inter(17)),
        ])
    }

    private func plainWidth(_ text: String) throws -> Double {
        try context.measure(Paragraph(text), width: nil, height: nil).size.width
    }

    @Test
    func `A symbol stands around the middle of the capitals and leaves the line as high as it is`() throws {
        let text = try context.typeset(
            paragraph(Size(width: 20, height: 20), isSymbol: true), width: nil, height: nil)
        #expect(text.measurement.size.height == 22)
        #expect(text.missingGlyphs == [])
        let picture = try #require(text.pictures.first)
        #expect(picture.source == 1 && picture.rect.size == Size(width: 20, height: 20))
        // Inter's capitals are 0.727 em high.
        let middle = text.measurement.firstBaseline - 17 * 0.727 / 2
        #expect(abs(picture.rect.minY + 10 - middle) < 0.02)
        #expect(abs(text.measurement.size.width - (try plainWidth("Hi ") + 20 + plainWidth(" there"))) < 0.1)
    }

    @Test
    func `A picture stands on the baseline and makes its line higher`() throws {
        let text = try context.typeset(
            paragraph(Size(width: 30, height: 40), isSymbol: false), width: nil, height: nil)
        let picture = try #require(text.pictures.first)
        #expect(picture.rect.maxY == text.measurement.firstBaseline)
        #expect(text.measurement.firstBaseline == 40)
        #expect(text.measurement.size.height > 44)
    }

    @Test
    func `A line can be broken beside a picture, which shrinks with its text`() throws {
        var broken = paragraph(Size(width: 20, height: 20), isSymbol: true, after: "Hello you ")
        let text = try context.typeset(broken, width: 90, height: nil)
        #expect(text.measurement.size.height == 44)
        #expect(text.pictures.count == 1)
        broken.lineLimit = 1
        broken.minimumScaleFactor = 0.5
        let shrunk = try context.typeset(broken, width: 90, height: nil)
        #expect(!shrunk.measurement.isTruncated)
        #expect((10..<20).contains(try #require(shrunk.pictures.first).rect.width))
    }
}
