import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct DocumentTests {
    private static let list: DisplayList = {
        let face = FontFace(
            name: "Inter SemiBold Italic", path: "/usr/share/fonts/opentype/inter/Inter-SemiBoldItalic.otf")
        let run = GlyphRun(
            face: face, size: 12, color: .black,
            glyphs: [5, 6].map { GlyphRun.Glyph(id: $0, position: Point(x: Double($0), y: 20)) }, text: "a <")
        let shadow = Shadow(color: .black.opacity(0.25), deviation: 2, offset: Point(x: 0, y: 1))
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)]
        return DisplayList(
            size: Size(width: 40, height: 30), scale: 2,
            items: [
                Scene.group(
                    Group(items: [Scene.fill(Scene.rectangle(4, 4, 20, 10.5), .white)], shadow: shadow)),
                Scene.item(
                    .fill(
                        Scene.rectangle(0, 0, 4, 4),
                        .linearGradient(stops, from: .zero, to: Point(x: 4, y: 0)), rule: .evenOdd)),
                Scene.item(.glyphs(run)),
                Scene.item(
                    .fill(
                        Scene.rectangle(30, 20, 4, 4),
                        .angularGradient(stops, center: .zero, startAngle: 0, endAngle: 1), rule: .nonZero)),
            ])
    }()

    private static var pictures: SVGDocument.Pictures {
        SVGDocument.Pictures(
            file: { _ in ([0, 1], Size(width: 1, height: 1)) }, drawing: { _, _ in Array("drawn".utf8) })
    }

    @Test
    func `An SVG has texts as texts`() throws {
        let text = try SVGDocument.text(of: Self.list, pictures: Self.pictures)
        #expect(
            text == """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" \
                height="30" viewBox="0 0 40 30">
                  <defs>
                    <filter id="filter1" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="-4" \
                y="-3" width="36" height="26.5">
                      <feDropShadow dx="0" dy="1" stdDeviation="2" flood-color="#000000" flood-opacity="0.25"/>
                    </filter>
                    <linearGradient id="linearGradient2" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="4" y2="0">
                      <stop offset="0" stop-color="#ffffff"/>
                      <stop offset="1" stop-color="#000000"/>
                    </linearGradient>
                  </defs>
                  <g filter="url(#filter1)">
                    <path d="M4 4 L24 4 L24 14.5 L4 14.5 Z" fill="#ffffff"/>
                  </g>
                  <path d="M0 0 L4 0 L4 4 L0 4 Z" fill="url(#linearGradient2)" fill-rule="evenodd"/>
                  <text x="5 6" y="20" font-family="Inter" font-weight="600" font-style="italic" font-size="12" \
                xml:space="preserve" fill="#000000">a&lt;</text>
                  <image x="30" y="20" width="4" height="4" preserveAspectRatio="none" \
                xlink:href="data:image/png;base64,ZHJhd24="/>
                </svg>

                """)
    }

    private func svg(_ item: DisplayItem) throws -> String {
        try SVGDocument.text(
            of: DisplayList(size: Size(width: 9, height: 9), scale: 1, items: [item]), pictures: Self.pictures
        )
    }

    @Test
    func `An SVG whose texts are outlines defines each glyph once and has none of its fonts`() throws {
        let face = FontFace(
            name: "Inter Regular", path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        let glyphs = [(40, 1.0), (41, 9.5), (40, 17)].map { id, x in
            GlyphRun.Glyph(id: UInt32(id), position: Point(x: x, y: 12))
        }
        let run = GlyphRun(face: face, size: 15.33, color: .black, glyphs: glyphs, text: "a<b")
        let list = DisplayList(
            size: Size(width: 30, height: 20), scale: 2, items: [Scene.item(.glyphs(run))])
        let rasterizer = Rasterizer()
        let text = try SVGDocument.text(of: list, pictures: Self.pictures) {
            try rasterizer.outline(ofGlyph: $0, in: $1)
        }
        #expect(!text.contains("font-family") && !text.contains("<text"))
        #expect(text.contains("<g role=\"img\" aria-label=\"a&lt;b\" fill=\"#000000\">"))
        #expect(text.matches(of: /<path id=/).count == 2)
        #expect(
            text.matches(of: /<use xlink:href="#(path[0-9]+)" transform="matrix\(([^)]*)\)"/).map {
                "\($0.1) \($0.2)"
            }
                == [
                    "path1 0.1533 0 0 0.1533 1 12", "path2 0.1533 0 0 0.1533 9.5 12",
                    "path1 0.1533 0 0 0.1533 17 12",
                ])
    }

    @Test
    func `A feature that looks at neighbours leaves the places of characters to the viewer`() throws {
        let face = FontFace(
            name: "Inter Regular", path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        let glyphs = (0..<3).map { GlyphRun.Glyph(id: UInt32($0), position: Point(x: Double($0), y: 5)) }
        var run = GlyphRun(
            face: face, size: 12, color: .black, glyphs: glyphs, text: "1/2", features: ["zero"])
        #expect(try svg(Scene.item(.glyphs(run))).contains("x=\"0 1 2\""))
        run.features = ["frac"]
        #expect(try svg(Scene.item(.glyphs(run))).contains("x=\"0\""))
    }

    @Test
    func `Changes of colours and inner shadows are filters in an SVG`() throws {
        let square = Scene.fill(Scene.rectangle(2, 2, 4, 4), .white)
        let swapped = ColorMatrix(
            red: ColorMatrix.Row(0, 1, 0), green: ColorMatrix.Row(1, 0, 0),
            blue: ColorMatrix.Row(0, 0, 1, constant: -0.5))
        #expect(
            try svg(Scene.group(Group(items: [square], colors: swapped))).contains(
                """
                <feColorMatrix type="matrix" values="0 1 0 0 0 1 0 0 0 0 0 0 1 0 -0.5 0 0 0 1 0"/>
                """))
        let shadow = Shadow(color: .black, deviation: 1, offset: Point(x: 0, y: 1), isInner: true)
        let inner = try svg(Scene.group(Group(items: [square], shadow: shadow)))
        #expect(inner.contains("<feComposite in2=\"content\" operator=\"atop\"/>"))
        // Three deviations and the offset around the square's bounds, which are a point larger than it.
        #expect(inner.contains("x=\"-3\" y=\"-3\" width=\"14\" height=\"14\""))
    }

    @Test
    func `A PDF embeds its fonts and is the same each time`() throws {
        let image: ImageSource = { _ in Bitmap(size: PixelSize(covering: .zero, scale: 1)) }
        let document = try Rasterizer().pdf(Self.list, images: image)
        let text = String(decoding: document, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1.5"))
        #expect(text.contains("Inter-SemiBoldItalic"))
        #expect(text.contains("/CreationDate (20000101000000Z)"))
        #expect(try Rasterizer().pdf(Self.list, images: image) == document)
    }
}
