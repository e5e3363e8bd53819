import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

/// What is drawn of a file, where, and under which conditions.
struct StructureTests {
    private let shown = "fill #000000  M 0,0 L 4,0"

    @Test(arguments: [
        "<path d='M0 0h9' display='none'/>", "<g style='display: none'><text>a</text></g>",
        "<g display='none'><path d='M0 0h9' display='inline'/></g>", "<text display='none'>a</text>",
        "<path d='M0 0h9' visibility='hidden'/>", "<g visibility='collapse'><path d='M0 0h9'/></g>",
        "<path d='M0 0h9' stroke='red' transform='scale(1 2)' visibility='hidden'/>",
        "<path d='M0 0h9' systemLanguage='de, fr'/>", "<foreignObject requiredExtensions='urn:a'/>",
        "<style>.a { display: none }</style><path class='a' d='M0 0h9'/>",
        "<marker id='m'><text/></marker><filter id='f'><feFlood/></filter>",
    ])
    func `What is hidden or for others is left out`(content: String) throws {
        #expect(try dump("\(content)<path d='M0 0h4'/>") == shown)
    }

    @Test func `What is hidden may hold what is shown`() throws {
        let content = "<g visibility='hidden'><path d='M0 0h9'/><path d='M0 0h4' visibility='visible'/></g>"
        #expect(try dump(content) == shown)
    }

    @Test(arguments: [
        "<switch><path d='M0 0h4'/><path d='M0 0h9'/></switch>",
        "<switch><title>a</title><foreignObject requiredExtensions='urn:a'/><g><path d='M0 0h4'/></g></switch>",
        "<switch><path d='M0 0h9' systemLanguage='de'/><path d='M0 0h4' systemLanguage='fr, en-GB'/></switch>",
        "<a href='https://example.com' target='_top'><path d='M0 0h4'/></a>",
        "<path d='M0 0h4' vector-effect='none' style='filter: none; mix-blend-mode: normal; paint-order: fill'/>",
    ])
    func `The first that meets its conditions is drawn`(content: String) throws {
        #expect(try dump(content) == shown)
    }

    @Test func `A switch may choose what is hidden`() throws {
        let content = "<switch><path d='M0 0h4' display='none'/><path d='M0 0h9'/></switch>"
        #expect(try icon(content).shapes.isEmpty)
    }

    @Test(arguments: [
        ("x='2' y='3' width='10' height='10'", "M 2,3 L 3,3"),
        ("x='2' y='3' width='10' height='10' viewBox='0 0 5 5'", "M 2,3 L 4,3"),
        ("width='10' height='20' viewBox='1 0 5 5'", "M -2,5 L 0,5"),
        ("width='10' height='20' viewBox='0 0 5 5' preserveAspectRatio='xMaxYMax meet'", "M 0,10 L 2,10"),
        ("width='10' height='20' viewBox='0 0 5 5' preserveAspectRatio='xMinYMin slice'", "M 0,0 L 4,0"),
        ("width='10' height='20' viewBox='0 0 5 5' preserveAspectRatio='xMidYMid slice'", "M -5,0 L -1,0"),
        ("width='10' height='20' viewBox='0 0 5 5' preserveAspectRatio='none'", "M 0,0 L 2,0"),
        ("x='50%' y='25%' viewBox='0 0 12 12'", "M 12,6 L 14,6"),
        ("width='50%' height='12' viewBox='0 0 12 12' transform='translate(1 1)'", "M 1,1 L 2,1"),
    ])
    func `A drawing in a drawing has its own coordinates`(attributes: String, outline: String) throws {
        let text = try dump("<svg overflow='visible' \(attributes)><path d='M0 0h1'/></svg>")
        #expect(text == "fill #000000  \(outline)")
    }

    @Test func `A drawing in a drawing is cut at its edges`() throws {
        let content = "<svg x='2' width='4' height='4'><path d='M0 0h9v9z'/></svg>"
        #expect(
            try dump(content)
                == "fill #000000  M 2,0 L 11,0 L 11,9 Z  within M 2,0 L 6,0 L 6,4 L 2,4 Z")
        #expect(try dump("<svg width='9' height='9'><path d='M0 0h4'/></svg>") == shown)
        #expect(try icon("<svg width='0' height='9'><path d='M0 0h4'/></svg>").shapes.isEmpty)
    }

    @Test func `A symbol is as large as its reference says`() throws {
        let content = """
            <symbol id="a" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol>
            <use href="#a" x="2" y="3px" width="5" height="5"/><use href="#a" fill="red"/>
            """
        #expect(
            try dump(content) == """
                fill #000000  M 2,3 L 7,3 L 7,8 Z
                fill #ff0000  M 0,0 L 24,0 L 24,24 Z
                """)
    }

    @Test(arguments: [
        ("<rect width='100%' height='50%'/>", "M 0,0 L 24,0 L 24,6 L 0,6 Z"),
        ("<rect x='50%' width='1pc' height='3pt'/>", "M 12,0 L 28,0 L 28,4 L 12,4 Z"),
        ("<line x1='25%' y2='25%'/>", "M 6,0 L 0,3"),
        ("<svg viewBox='0 0 4 4'><rect width='50%' height='100%'/></svg>", "M 6,0 L 12,0 L 12,12 L 6,12 Z"),
    ])
    func `Lengths in percent are of the drawing around`(content: String, outline: String) throws {
        let file = "<svg viewBox='0 0 24 12'>\(content)</svg>"
        let image = try VectorImage(svg: Array(file.utf8))
        #expect(image.shapes.map(\.description) == ["fill #000000  \(outline)"])
    }

    @Test(arguments: [
        ("width='100%' height='100%'", Size(width: 24, height: 12)),
        ("width='1em' height='1em'", Size(width: 16, height: 16)),
        ("width='12'", Size(width: 12, height: 6)), ("height='1in'", Size(width: 192, height: 96)),
        ("width='25.4mm' height='2.54cm'", Size(width: 96, height: 96)),
        ("width='auto' height='36pt'", Size(width: 96, height: 48)),
    ])
    func `The extent of a file has any unit`(attributes: String, size: Size) throws {
        let image = try VectorImage(svg: Array("<svg viewBox='0 0 24 12' \(attributes)/>".utf8))
        #expect(image.size == size)
    }

    @Test func `Rules for other situations do not hold`() throws {
        let content = """
            <style>
                @charset "utf-8"; @namespace svg url(http://www.w3.org/2000/svg);
                @font-face { font-family: "A"; src: url(a.woff) }
                @keyframes turn { from { opacity: 0 } to { opacity: 1 } }
                .a { fill: red }
                @media (prefers-color-scheme: dark) { .a { fill: white } .b { fill: white } }
                @media screen and (prefers-color-scheme:light), print { .b { fill: lime } }
                @media print { .a { fill: black } }
                .a:hover, .b:focus { fill: blue }
            </style>
            <path class="a" d="M0 0h1"/><path class="b" d="M0 0h2"/>
            """
        #expect(
            try dump(content) == """
                fill #ff0000  M 0,0 L 1,0
                fill #00ff00  M 0,0 L 2,0
                """)
    }
}
