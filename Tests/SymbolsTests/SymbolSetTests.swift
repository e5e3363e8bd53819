import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

@testable import VitrineSymbols

struct SymbolSetTests {
    @Test
    func `No name stands twice and none has other letters than SF Symbols' names`() {
        #expect(Set(SymbolSet.names).count == SymbolSet.names.count)
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.")
        #expect(SymbolSet.names.filter { !letters.isSuperset(of: $0) } == [])
    }

    @Test
    func `Each name that components write is drawn`() {
        #expect(UsedNames.all.count == 442)
        #expect(UsedNames.all.filter { SymbolSet.drawing(named: $0) == nil } == [])
    }

    @Test
    func `Each other name leads to a drawing`() {
        #expect(SymbolSet.otherNames.map(\.key).filter { SymbolSet.drawing(named: $0) == nil } == [])
    }

    @Test
    func `No file stands twice`() {
        let texts = SymbolSet.topics.flatMap(\.names).compactMap(SymbolSet.svg)
        #expect(Set(texts).count == texts.count)
    }

    @Test
    func `Each file takes the colour around it and has all its ink in the square of 24 units`() throws {
        for name in SymbolSet.topics.flatMap(\.names) {
            let image = SymbolSet.fileDrawing(named: name)
            #expect(image.viewBox == Rect(x: 0, y: 0, width: 24, height: 24), "\(name)")
            #expect(image.size == image.viewBox.size, "\(name)")
            let ink = try #require(image.inkBounds, "\(name)")
            #expect(ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= 24 && ink.maxY <= 24, "\(name): \(ink)")
            let inks = image.shapes.flatMap { [$0.fill?.ink, $0.stroke?.ink] }.compactMap(\.self)
            #expect(inks.allSatisfy { $0 == .currentColor(opacity: 1) }, "\(name)")
        }
    }

    @Test(arguments: [
        ("gear", "gearshape"), ("chevron.forward", "chevron.right"),
        ("person.crop.circle.badge.plus", "person.circle.badge.plus"), ("gear.circle", "gearshape.circle"),
        ("arrow.backward.square.fill", "arrow.left.square.fill"),
    ])
    func `Names that mean the same icon share its drawing`(name: String, drawing: String) {
        #expect(SymbolSet.drawing(named: name) == SymbolSet.drawing(named: drawing))
        #expect(SymbolSet.drawing(named: name) != nil)
    }

    @Test(arguments: [
        "star.filled.up", "", ".", "star.", ".fill", "sofa.x", "badge.plus", "1000.circle", "fill",
    ])
    func `A name outside of the set has no icon`(name: String) {
        #expect(SymbolSet.drawing(named: name) == nil)
        #expect(SymbolSet.source(of: name) == nil)
    }

    @Test
    func `What a symbol is made of changes with its parts and not with others`() {
        #expect(SymbolSet.source(of: "bell.slash") == SymbolSet.svg(named: "bell"))
        #expect(
            SymbolSet.source(of: "12.circle")
                == ["circle", "character.1", "character.2"].compactMap(SymbolSet.svg).joined())
    }
}
