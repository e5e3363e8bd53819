import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineVectorImages

/// What librsvg draws of files that are no outlines.
struct SVGBitmapTests {
    /// A file of 8×8 points whose left half is there and whose right half is not.
    private static func file(_ content: String) -> [UInt8] {
        Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>\n\(content)\n</svg>".utf8)
    }

    /// The pixel at a place in points, `aarrggbb` premultiplied.
    private func pixel(_ x: Double, _ y: Double, of picture: SVGBitmap) -> String {
        let (column, row) = (Int(x * picture.pixelsPerPoint), Int(y * picture.pixelsPerPoint))
        let word = picture.bitmap.pixels[row * picture.bitmap.size.width + column]
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// A PNG of one cyan pixel.
    private static let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNg"
        + "+P8fAAMBAf+2EqLVAAAAAElFTkSuQmCC"

    @Test(arguments: [
        (
            "<linearGradient id='g'><stop stop-color='white'/><stop offset='.5' stop-color='white'/>"
                + "<stop offset='.5' stop-color='black'/></linearGradient>"
                + "<mask id='m'><rect width='8' height='8' fill='url(#g)'/></mask>"
                + "<rect width='8' height='8' fill='red' mask='url(#m)'/>", "ffff0000", "00000000"
        ),
        (
            "<pattern id='p' width='8' height='8' patternUnits='userSpaceOnUse'><rect width='4' height='8' "
                + "fill='lime'/></pattern><rect width='8' height='8' fill='url(#p)'/>", "ff00ff00",
            "00000000"
        ),
        (
            "<filter id='f' x='0' y='0' width='1' height='1'><feFlood flood-color='blue' width='4'/></filter>"
                + "<rect width='8' height='8' filter='url(#f)'/>", "ff0000ff", "00000000"
        ),
        (
            "<filter id='f'><feColorMatrix values='0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0' "
                + "color-interpolation-filters='sRGB'/></filter><g filter='url(#f)'><rect width='4' height='8' "
                + "fill='red'/></g>", "ff00ff00", "00000000"
        ),
        (
            "<filter id='f' x='0' width='4'><feDropShadow dx='4' dy='0' stdDeviation='0.001' flood-color='lime' "
                + "flood-opacity='.5' color-interpolation-filters='sRGB'/></filter>"
                + "<rect width='4' height='8' fill='red' filter='url(#f)'/>", "ffff0000", "80008000"
        ),
        (
            "<filter id='f' x='0' width='4'><feOffset dx='0'/>"
                + "<feDropShadow dx='4' dy='0' stdDeviation='0.001' style='flood-color: lime'/></filter>"
                + "<rect width='4' height='8' fill='red' filter='url(#f)'/>", "ffff0000", "ff00ff00"
        ),
        (
            "<g opacity='.5'><rect width='4' height='8' fill='red'/><rect width='4' height='8' fill='red'/></g>",
            "80800000", "00000000"
        ),
        (
            "<rect width='8' height='8' fill='yellow'/><rect width='4' height='8' fill='red' "
                + "style='mix-blend-mode: multiply'/>", "ffff0000", "ffffff00"
        ),
        (
            "<marker id='m' markerWidth='4' markerHeight='9' markerUnits='userSpaceOnUse' refY='4'>"
                + "<rect width='4' height='9' fill='context-stroke'/></marker>"
                + "<path d='M0 4h4' stroke='red' stroke-width='.01' marker-start='url(#m)'/>", "ffff0000",
            "00000000"
        ),
        (
            "<style>g > rect { fill: red } @media print { rect { fill: lime } }</style>"
                + "<g><rect width='4' height='8'/></g>", "ffff0000", "00000000"
        ),
        (
            "<path d='M2 0v1' stroke='red' stroke-width='4' transform='scale(1 8)'/>", "ffff0000",
            "00000000"
        ),
        (
            "<linearGradient id='g' x2='.25' spreadMethod='repeat'><stop offset='1' stop-color='red'/>"
                + "<stop offset='1' stop-color='red'/></linearGradient>"
                + "<rect width='4' height='8' fill='url(#g)'/>", "ffff0000", "00000000"
        ),
        (
            "<image width='4' height='8' preserveAspectRatio='none' href='data:image/png;base64,\(dot)'/>",
            "ff00ffff", "00000000"
        ),
        (
            "<defs><rect id='r' width='4' height='8' fill='red'/></defs><g opacity='.5'>"
                + "<use xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#r'/><use href='#r'/></g>",
            "80800000", "00000000"
        ),
        (
            "<switch><rect systemLanguage='de' width='8' height='8'/><g opacity='.5'>"
                + "<rect width='4' height='8' fill='red'/><rect width='4' height='8' fill='red'/></g></switch>",
            "80800000", "00000000"
        ),
        ("<rect width='.25em' height='8' fill='red'/>", "ffff0000", "00000000"),
    ])
    func `What is beyond outlines is drawn`(content: String, left: String, right: String) throws {
        let file = Self.file(content)
        let refusal = #expect(throws: VectorImageError.self) { _ = try VectorImage(svg: file) }
        #expect(refusal?.isBeyondOutlines == true)
        let picture = try SVGBitmap(svg: file)
        #expect(pixel(2, 4, of: picture) == left)
        #expect(pixel(6, 4, of: picture) == right)
    }

    @Test(arguments: [
        (Size(width: 8, height: 8), false, 1024, 1024), (Size(width: 24, height: 12), false, 1008, 504),
        (Size(width: 300, height: 200), false, 1200, 800),
        (Size(width: 1000, height: 10), false, 2048, 20),
        (Size(width: 4096, height: 1), false, 2048, 1), (Size(width: 8, height: 8), true, 256, 256),
        (Size(width: 200, height: 100), true, 800, 400),
        (Size(width: 500, height: 1000), true, 512, 1024),
    ])
    func `A picture has at least four pixels to a point, within bounds`(
        size: Size, hasFilter: Bool, width: Int, height: Int
    ) throws {
        let file = """
            <svg width="\(size.width)" height="\(size.height)">\(hasFilter ? "<filter id='a'/>" : "")
            <g opacity=".5"><rect width="9" height="9"/><rect width="9" height="9"/></g></svg>
            """
        let picture = try SVGBitmap(svg: Array(file.utf8))
        #expect(picture.bitmap.size == PixelSize(width: width, height: height))
        #expect(
            abs(Double(max(width, height)) / picture.pixelsPerPoint - max(size.width, size.height)) < 1e-9
        )
    }

    @Test(arguments: [
        ("<rect fill='currentColor' width='8' height='8'/>", true),
        (
            "<g fill='currentColor'><mask id='m'><rect fill='white' width='8' height='8'/></mask></g>",
            true
        ),
        ("<g color='red'><rect fill='currentColor' width='8' height='8'/></g>", false),
        ("<rect fill='red' width='8' height='8'/>", false),
        ("<style>rect { fill: currentColor }</style><rect fill='none' width='8' height='8'/>", true),
    ])
    func `A file whose only colour is the one around it is a stencil`(
        content: String, isStencil: Bool
    ) throws {
        #expect(try SVGBitmap(svg: Self.file(content)).isStencil == isStencil)
    }

    private func message(_ content: String) -> String {
        do throws(VectorImageError) {
            _ = try SVGBitmap(svg: Self.file(content))
            return ""
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        ("<text>a</text>", "<text> on line 2 is not supported in icons; convert the text to paths"),
        (
            "<foreignObject/>", "<foreignObject> on line 2 is not supported in icons; remove it"
        ),
        ("<animate/>", "<animate> on line 2 is not supported in icons; remove it"),
        (
            "<image href='photo.png'/>",
            "'href' of <image> on line 2 refers to 'photo.png' outside of the file; "
                + "embed it (data:image/png;base64,…)"
        ),
        (
            "<image xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='file:///etc/passwd'/>",
            "'href' of <image> on line 2 refers to 'file:///etc/passwd' outside of the file; "
                + "embed it (data:image/png;base64,…)"
        ),
        (
            "<rect fill='url(icons.svg#a)'/>",
            "'fill' of <rect> on line 2 refers to 'icons.svg#a' outside of the file; "
                + "embed it (data:image/png;base64,…)"
        ),
        (
            "<style>rect { filter: url('http://a/b') }</style>",
            "'filter' of <style> on line 2 refers to 'http://a/b' outside of the file; "
                + "embed it (data:image/png;base64,…)"
        ),
        (
            "<style>@import 'a.css';</style>",
            "the rule '@import 'a.css'' on line 2 is not supported in icons; write what holds into the style sheet"
        ),
        (
            "<image href='data:image/png;base64,AAAA'/>",
            "cannot read 'href' of <image> on line 2: 'data:image/png;base64,AAAA' is unreadable: "
                + "the file is not a PNG, JPEG or WebP picture"
        ),
        (
            "<image href='data:image/svg+xml,%3Csvg/%3E'/>",
            "cannot read 'href' of <image> on line 2: 'data:image/svg+xml,%3Csvg/%3E' is no picture in base64"
        ),
        (
            "<rect style='clip-path: circle(3px)'/>",
            "'clip-path' of <rect> on line 2 is not supported in icons; remove it, or flatten the drawing to paths"
        ),
        (
            "<path d='M0 0h4' vector-effect='non-scaling-stroke'/>",
            "'vector-effect' of <path> on line 2 is not supported in icons; convert the stroke to a path"
        ),
        (
            "<rect style='fill: tomatoe'/>",
            "cannot read 'fill' of <rect> on line 2: 'tomatoe' is no colour that icons support; "
                + "write it as #rrggbb or currentColor"
        ),
        (
            "<path fill='currentColor'/><path fill='red'/>",
            "the file has 'currentColor' beside colours of its own, and parts that are drawn as pixels, "
                + "in which only one of both is possible; replace 'currentColor' by a colour"
        ),
    ])
    func `What librsvg would pass over, or look for elsewhere, is refused`(
        content: String, expected: String
    ) {
        #expect(message(content) == expected)
    }

    /// Small files that ask for much: each line refers to the one before it ten times.
    private static func laughs(_ element: (Int, String) -> String, last: String) -> String {
        (1...12).map { index in
            element(index, String(repeating: "<use href='#a\(index - 1)'/>", count: 10))
        }.joined() + last
    }

    @Test(arguments: [
        "<g id='a0'><rect width='8' height='8'/></g>"
            + laughs({ "<g id='a\($0)'>\($1)</g>" }, last: ""),
        laughs(
            { index, _ in
                "<pattern id='a\(index)' width='1' height='1'>"
                    + String(
                        repeating: "<rect width='8' height='8' fill='url(#a\(index - 1))'/>", count: 10)
                    + "</pattern>"
            }, last: "<rect width='8' height='8' fill='url(#a12)'/>"),
        "<mask id='a'><rect width='8' height='8' mask='url(#a)'/></mask><rect width='8' height='8' mask='url(#a)'/>",
        "<filter id='f'><feTurbulence baseFrequency='.5' numOctaves='1000000'/></filter>"
            + "<rect width='8' height='8' filter='url(#f)'/>",
        "<filter id='f'><feMorphology radius='500'/></filter><rect width='8' height='8' filter='url(#f)'/>",
        "<filter id='f'>\(String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 1000))</filter>"
            + "<rect width='8' height='8' filter='url(#f)'/>",
        "<marker id='m'><g opacity='.5'><rect width='8' height='8'/></g></marker><path marker-mid='url(#m)' "
            + "d='M0 0\(String(repeating: "h1v1", count: 20000))'/>",
    ])
    func `Small files that ask for much are refused`(content: String) {
        #expect(message(content).contains("more than can be drawn in a moment"))
    }

    @Test(arguments: [
        "<svg viewBox='0 0 8 8'", "<svg viewBox='0 0 8 8' a>", "<svg viewBox='0 0 8 8'>\u{1}</svg>",
    ])
    func `A file that is not well-formed is refused as before`(text: String) {
        #expect(throws: VectorImageError.self) { _ = try SVGBitmap(svg: Array(text.utf8)) }
    }

    @Test func `The same file has the same pixels, on many threads at once`() async throws {
        let file = Self.file(
            "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter>"
                + "<rect width='8' height='8' fill='red' filter='url(#f)'/>")
        let first = try SVGBitmap(svg: file)
        try await withThrowingTaskGroup(of: SVGBitmap.self) { group in
            for _ in 0..<16 { group.addTask { try SVGBitmap(svg: file) } }
            for try await picture in group { #expect(picture == first) }
        }
    }
}
