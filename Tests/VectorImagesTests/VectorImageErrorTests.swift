import Testing
import VitrineDrawing
import VitrineVectorImages

struct VectorImageErrorTests {
    @Test(arguments: [
        (
            "<linearGradient id='a' spreadMethod='reflect'><stop/><stop/></linearGradient>"
                + "<path d='M0 0h9v9z' fill='url(#a)'/>",
            "'spreadMethod' of <linearGradient> on line 2 is not supported in icons; "
                + "use a gradient that goes once along its line or from its middle, or a picture (PNG)"
        ),
        (
            "<style>g > path{}</style>",
            "the selector 'g > path' on line 2 is not supported in icons; use a class, a name or an identifier"
        ),
        (
            "<style>path</style>",
            "the style sheet on line 2 is not a list of 'selector { name: value }'"
        ),
        ("<text>a</text>", "<text> on line 2 is not supported in icons; convert the text to paths"),
        (
            "<path d='M0 0' clip-path='url(#a)'/>",
            "cannot read 'clip-path' of <path> on line 2: 'url(#a)' is no <clipPath> of the file"
        ),
        (
            "<defs><clipPath id='a'><path d='M0 0h9v9z' clip-path='url(#a)'/></clipPath></defs>"
                + "<path d='M0 0h9v9z' clip-path='url(#a)'/>",
            "elements are nested deeper than 8 levels on line 2; ungroup them"
        ),
        (
            "<mask id='a'><path d='M0 0h9v9z' fill='#888'/></mask><path d='M0 0h9v9z' mask='url(#a)'/>",
            "<mask> on line 2 is not supported in icons; cut the shapes themselves"
        ),
        (
            "<pattern id='a'/><path d='M0 0h9v9z' fill='url(#a)'/>",
            "<pattern> on line 2 is not supported in icons; use plain colours, or a picture (PNG) instead"
        ),
        (
            "<use href='#a'/>",
            "the file has no element '#a', to which <use> on line 2 refers; files cannot refer to others"
        ),
        (
            "<use href='icons.svg#a'/>",
            "the file has no element 'icons.svg#a', to which <use> on line 2 refers; files cannot refer to others"
        ),
        (
            "<path d='M0 0' style='vector-effect: non-scaling-stroke'/>",
            "'vector-effect' of <path> on line 2 is not supported in icons; convert the stroke to a path"
        ),
        (
            "<style>@import url(a.css);</style>",
            "the rule '@import url(a.css)' on line 2 is not supported in icons; write what holds into the style sheet"
        ),
        (
            "<style>@media (min-width: 9px) {}</style>",
            "the rule '@media (min-width: 9px)' on line 2 is not supported in icons; "
                + "write what holds into the style sheet"
        ),
        (
            "<style>@media print { path {}</style>",
            "the style sheet on line 2 is not a list of 'selector { name: value }'"
        ),
        (
            "<style>\(String(repeating: "@media screen {", count: 9))\(String(repeating: "}", count: 9))</style>",
            "elements are nested deeper than 8 levels on line 2; ungroup them"
        ),
        (
            "<g fill='hsl(1, 2, 3)'/>",
            "cannot read 'fill' of <g> on line 2: 'hsl(1, 2, 3)' is not hsl() with an angle and two percentages"
        ),
        (
            "<svg preserveAspectRatio='xMid'/>",
            "cannot read 'preserveAspectRatio' of <svg> on line 2: 'xMid' is not none or such as xMidYMid"
        ),
        (
            "<svg viewBox='0 0 .000001 1' preserveAspectRatio='none'/>",
            "cannot read 'viewBox' of <svg> on line 2: '0 0 .000001 1' enlarges beyond 1000000"
        ),
        (
            "<g fill='tomatoe'/>",
            "cannot read 'fill' of <g> on line 2: 'tomatoe' is no colour that icons support; "
                + "write it as #rrggbb or currentColor"
        ),
        (
            "<g fill='#12345'/>",
            "cannot read 'fill' of <g> on line 2: '#12345' is not # with 3, 4, 6 or 8 hexadecimal digits"
        ),
        (
            "<g stroke-linecap='flat'/>",
            "cannot read 'stroke-linecap' of <g> on line 2: 'flat' is none of butt, round, square"
        ),
        (
            "<g stroke-width='10%'/>",
            "cannot read 'stroke-width' of <g> on line 2: '10%' is not a plain number or one in px"
        ),
        ("<circle r='-1'/>", "cannot read 'r' of <circle> on line 2: '-1' is negative"),
        (
            "<polygon points='1 2 3'/>",
            "cannot read 'points' of <polygon> on line 2: '1 2 3' has an odd number of coordinates"
        ),
        (
            "<g transform='spin(3)'/>",
            "cannot read 'transform' of <g> on line 2: 'spin(3)' has 'spin' with 1 numbers, which is no transform"
        ),
        (
            "<g transform='scale(9e5) scale(9e5)'/>",
            "cannot read 'transform' of <g> on line 2: 'scale(9e5) scale(9e5)' enlarges beyond 1000000"
        ),
        ("<path/>", "<path> on line 2 lacks 'd'"),
        (
            "<g opacity='.5'><path d='M0 0h1v1z'/><path d='M0 0h1v1z'/></g>",
            "'opacity' of <g> on line 2 covers several fills or strokes at once; "
                + "set 'fill-opacity' or 'stroke-opacity' on each shape instead"
        ),
        (
            "<path d='M0 0h1' stroke='#000' transform='scale(1 2)'/>",
            "the stroke of <path> on line 2 is scaled unevenly; convert the stroke to a path"
        ),
    ])
    func `What icons cannot express is named with its line and a way out`(content: String, expected: String) {
        #expect(message("<svg viewBox='0 0 24 24'>\n\(content)\n</svg>") == expected)
    }

    @Test(arguments: [
        ("", "the file is not well-formed XML on line 1: it ends before its outermost element does"),
        (
            "<svg viewBox='0 0 1 1'>\n<g>\n</svg>",
            "the file is not well-formed XML on line 3: mismatched tag"
        ),
        (
            "<svg viewBox='0 0 1 1'>",
            "the file is not well-formed XML on line 1: it ends before its outermost element does"
        ),
        ("<svg>&amp;&nope;</svg>", "the file is not well-formed XML on line 1: undefined entity"),
        ("<html/>", "the outermost element is <html>, not <svg>"),
        (
            "<svg/>",
            "<svg> has neither 'viewBox' nor 'width' and 'height' in points; add viewBox=\"0 0 24 24\""
        ),
        (
            "<svg viewBox='0 0 0 9'/>",
            "cannot read 'viewBox' of <svg> on line 1: '0 0 0 9' is not four numbers, the last two of them positive"
        ),
        (
            "<?xml version='1.0' encoding='UTF-7'?><svg viewBox='0 0 1 1'/>",
            "the file declares the encoding 'UTF-7'; save it in UTF-8"
        ),
    ])
    func `A file that is no icon is refused`(file: String, expected: String) {
        #expect(message(file) == expected)
    }

    @Test
    func `Entities are refused before they can grow`() {
        let bomb = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
            <svg viewBox="0 0 1 1">&b;</svg>
            """
        #expect(
            message(bomb)
                == "the document type on line 2 has declarations; remove what stands in [ ], icons need none")
    }

    @Test
    func `An entity that is declared elsewhere is not left out`() {
        let file = """
            <!DOCTYPE svg SYSTEM "icons.dtd">
            <svg viewBox="0 0 1 1"><path d="M0 0h4&more;"/></svg>
            """
        #expect(message(file) == "the file is not well-formed XML on line 1: undefined entity")
    }

    @Test
    func `Deep nesting is refused`() {
        let deep = String(repeating: "<g>", count: 100_000)
        #expect(
            message("<svg viewBox='0 0 1 1'>\n\(deep)")
                == "elements are nested deeper than 64 levels on line 2; ungroup them")
    }

    @Test
    func `Large files and files that are not text are refused`() throws {
        #expect(throws: VectorImageError.tooLarge(bytes: 1_048_577, limit: 1_048_576)) {
            try VectorImage(svg: [UInt8](repeating: 32, count: 1_048_577))
        }
        #expect(throws: VectorImageError.notUTF8) { try VectorImage(svg: [0xFF, 0xFE, 0x3C, 0x00]) }
        #expect(throws: VectorImageError.notUTF8) { try VectorImage(svg: Array("<svg\u{0}/>".utf8)) }
    }
}
