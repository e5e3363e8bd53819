import Testing
import VitrineDrawing
import VitrineGeometry

@testable import VitrineSymbols

struct SymbolCompositionTests {
    private func drawing(_ name: String) throws -> VectorImage {
        try #require(SymbolSet.drawing(named: name), "\(name)")
    }

    @Test
    func `A solid form has its sign engraved`() throws {
        let shapes = try drawing("plus.circle.fill").shapes
        #expect(shapes.map(\.effect) == [.covers, .engraves, .engraves])
        #expect(shapes.map(\.layer) == [.secondary, .primary, .primary])
        #expect(shapes.map { $0.fill != nil } == [true, false, false])
    }

    @Test
    func `A slash has a gap on both sides and is a layer of its own`() throws {
        let shapes = try drawing("bell.slash").shapes
        let (gap, line) = (shapes[shapes.count - 2], shapes[shapes.count - 1])
        #expect(gap.effect == .erases)
        #expect(line.effect == .covers)
        #expect(gap.path == line.path)
        #expect(gap.stroke?.style.width == 4.1)
        #expect(line.stroke?.style.width == 1.75)
        #expect(shapes.dropLast(2).allSatisfy { $0.layer == .secondary })
        #expect(line.layer == .primary)
    }

    @Test
    func `A badge is cut out of what bears it`() throws {
        let shapes = try drawing("folder.badge.plus").shapes
        #expect(shapes.map(\.effect) == [.covers, .erases, .covers, .erases])
        #expect(shapes.map(\.layer) == [.secondary, .primary, .primary, .primary])
    }

    @Test
    func `A sign stays inside of its enclosure`() throws {
        for enclosure in SymbolEnclosure.allCases {
            for sign in ["plus", "heart.fill", "w"] {
                let recipe = SymbolRecipe.enclosed(
                    sign == "w" ? .written(sign) : .file(sign), enclosure)
                let outer = try #require(
                    SymbolSet.fileDrawing(named: enclosure.file).inkBounds)
                let whole = try #require(SymbolComposer.drawing(of: recipe).inkBounds)
                #expect(whole == outer, "\(sign) in \(enclosure)")
            }
        }
    }

    @Test
    func `Digits stand beside each other and are made small enough together`() throws {
        let one = try #require(try drawing("7.circle").shapes.last?.inkBounds)
        let three = try drawing("777.circle").shapes.suffix(3).compactMap(\.inkBounds)
        #expect(three.count == 3)
        #expect(three[0].maxX < three[1].minX && three[1].maxX < three[2].minX)
        #expect(three[2].maxX - three[0].minX < 11)
        #expect(three[0].height < one.height)
    }

    @Test(arguments: [
        ("circle", 23.25, 23.25), ("minus", 20.25, 5.25), ("chevron.right", 12.25, 19.25),
        ("exclamationmark", 6.3, 21.25),
    ])
    func `A symbol is as narrow and low as its ink`(name: String, width: Double, height: Double) throws {
        let image = try drawing(name)
        let ink = try #require(image.inkBounds)
        #expect(abs(image.viewBox.width - ink.width - 3.5) < 1e-9)
        #expect(image.viewBox.midY == 12)
        #expect(abs(image.viewBox.width - width) < 0.3, "\(image.viewBox)")
        #expect(abs(image.viewBox.height - height) < 0.3, "\(image.viewBox)")
        #expect(image.unitsPerEm == 20)
    }
}
