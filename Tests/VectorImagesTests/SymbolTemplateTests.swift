import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

/// A template as the SF Symbols app exports it, with a drawing of our own: a disc on a bar.
struct SymbolTemplateTests {
    private func template(
        groups: String,
        margins: String =
            #"<line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1140"/><line id="right-margin-Regular-M" x1="1510" x2="1510" y1="1030" y2="1140"/>"#
    ) -> String {
        """
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <style>.hierarchical-0:primary {opacity:1}</style>
        <g id="Notes"><text x="10" y="10">Small</text></g>
        <g id="Guides">
        <g id="H-reference"><path d="M0 0 H10"/></g>
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="Capline-S" x1="263" x2="3036" y1="625.5" y2="625.5"/>
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
        \(margins)
        </g>
        <g id="Symbols">\(groups)</g>
        </svg>
        """
    }

    private let regular = """
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
        <path class="monochrome-0 hierarchical-0:secondary SFSymbolsPreviewWireframe" d="M0 0 H100 V-20 H0 Z"/>
        <path class="monochrome-1 hierarchical-1:primary" d="M20 -20 V-80 H80 V-20 Z" fill="#ff0000"/>
        </g>
        """

    @Test
    func `Guides say how wide a symbol is and where the capitals' middle lies`() throws {
        let image = try VectorImage(svg: Array(template(groups: regular).utf8))
        #expect(image.unitsPerEm == 100)
        #expect(image.viewBox.minX == 1390)
        #expect(image.viewBox.width == 120)
        #expect(image.viewBox.midY == 1091)
        // The ink reaches from 1046 to 1126, 45 to one side of the middle, and 8.75 units are added to each side.
        #expect(image.viewBox.height == 107.5)
        #expect(image.size == image.viewBox.size)
    }

    @Test
    func `Classes say the layers, and colours are those around the symbol`() throws {
        let image = try VectorImage(svg: Array(template(groups: regular).utf8))
        #expect(image.shapes.map(\.layer) == [.secondary, .primary])
        #expect(image.shapes.map(\.fill?.ink) == Array(repeating: .currentColor(opacity: 1), count: 2))
        #expect(image.shapes.first?.path.description.hasPrefix("M 1400,1126") == true)
    }

    @Test(arguments: [
        (["Black-M", "Semibold-M", "Ultralight-S"], "Semibold-M"), (["Bold-L", "Thin-S"], "Thin-S"),
        (["Light-M", "Medium-M"], "Light-M"),
    ])
    func `Where there is no regular weight, the nearest one is taken`(names: [String], nearest: String) throws
    {
        let groups = names.enumerated().map { index, name in
            #"<g id="\#(name)"><path d="M\#(name == nearest ? 7 : 900) 1100 h50 v-30 z"/></g>"#
        }
        let image = try VectorImage(svg: Array(template(groups: groups.joined(), margins: "").utf8))
        #expect(image.shapes.first?.path.bounds?.minX == 7)
        // Without margins of its own the symbol has the usual room.
        #expect(image.viewBox.minX == 7 - 8.75)
    }

    @Test
    func `A file without guides is an ordinary icon`() throws {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g id="Regular-M"><path d="M0 0 H9 V9 Z"/></g></svg>"#
        #expect(try VectorImage(svg: Array(svg.utf8)).unitsPerEm == nil)
    }

    @Test(arguments: [
        (
            #"data-symbol-layer="tertiary""#, VectorImage.Layer.tertiary, VectorImage.Effect.covers,
            nil as Double?
        ),
        (#"data-symbol-effect="erases""#, .primary, .erases, nil),
        (#"data-symbol-threshold="0.5""#, .primary, .covers, 0.5),
    ])
    func `A symbol's file says in its attributes what SVG cannot`(
        attribute: String, layer: VectorImage.Layer, effect: VectorImage.Effect, threshold: Double?
    ) throws {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g \#(attribute)><path d="M0 0 H9 V9 Z"/></g></svg>"#
        let shape = try #require(try VectorImage(svg: Array(svg.utf8)).shapes.first)
        #expect(shape.layer == layer && shape.effect == effect && shape.threshold == threshold)
    }
}
