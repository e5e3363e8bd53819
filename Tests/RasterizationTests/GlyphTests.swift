import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct GlyphTests {
    private func letter(x: Double, y: Double = 14) throws -> Bitmap {
        try Scene.draw([Scene.letters(1, x: x, y: y)], width: 20, height: 20)
    }

    /// Where the ink lies along the line, weighted by coverage.
    private func center(_ bitmap: Bitmap) -> Double {
        var sum = 0.0
        var weighted = 0.0
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width {
                let alpha = Double(bitmap[x, y] >> 24)
                sum += alpha
                weighted += alpha * (Double(x) + 0.5)
            }
        }
        return weighted / sum
    }

    @Test
    func `Glyphs lie at quarters of a pixel`() throws {
        let start = center(try letter(x: 3))
        for (offset, shift) in [(0.1, 0.0), (0.25, 0.25), (0.5, 0.5), (0.8, 0.75), (0.9, 1)] {
            #expect(abs(center(try letter(x: 3 + offset)) - start - shift) < 0.02)
        }
    }

    @Test
    func `Baselines lie on whole pixels`() throws {
        #expect(try letter(x: 3, y: 14.4) == (try letter(x: 3, y: 14)))
        #expect(try letter(x: 3, y: 14.6) == (try letter(x: 3, y: 15)))
    }

    @Test
    func `A mask has the coverage of the outline`() throws {
        let upright = try letter(x: 3)
        // Turned by nothing but a hair, so that the outline is filled.
        let outline = try Scene.draw(
            [
                Scene.group(
                    Group(
                        items: [Scene.letters(1, x: 3, y: 14)],
                        transform: Transform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)))
            ], width: 20, height: 20)
        #expect(upright != outline)
        let largest = zip(upright.pixels, outline.pixels)
            .map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
        #expect(try #require(largest) <= 20)
    }

    @Test
    func `Glyphs are cut at the canvas and left out beyond it`() throws {
        let whole = try letter(x: 3)
        let cut = try Scene.draw([Scene.letters(1, x: -2, y: 14)], width: 15, height: 20)
        for y in 0..<20 {
            for x in 0..<15 { #expect(cut[x, y] == whole[x + 5, y]) }
        }
        let nothing = try Scene.draw(
            [Scene.letters(1, x: -1e9, y: 14), Scene.letters(3, x: 3, y: 500)], width: 9, height: 9)
        #expect(nothing.pixels.allSatisfy { $0 == 0 })
    }

    @Test
    func `A broken font file is an error that names it`() throws {
        let face = FontFace(name: "Broken", path: "/etc/passwd")
        let run = GlyphRun(face: face, size: 17, color: .black, glyphs: [], text: "")
        let error = #expect(throws: RasterizationError.self) {
            try Scene.draw([Scene.item(.glyphs(run))], width: 9, height: 9)
        }
        #expect(
            error?.description == "cannot read the font file '/etc/passwd': the format is unknown")
        var missing = run
        missing.face.path = "/nowhere.otf"
        #expect(
            throws: RasterizationError.unreadableFontFile(
                path: "/nowhere.otf", reason: "there is no such file")
        ) {
            try Scene.draw([Scene.item(.glyphs(missing))], width: 9, height: 9)
        }
    }

    @Test
    func `A glyph that the face lacks is an error that names both`() throws {
        let face = FontFace(
            name: "Inter Regular", path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        let glyph = GlyphRun.Glyph(id: 60_000, position: Point(x: 0, y: 9))
        let run = GlyphRun(face: face, size: 17, color: .black, glyphs: [glyph], text: "")
        let error = #expect(throws: RasterizationError.self) {
            try Scene.draw([Scene.item(.glyphs(run))], width: 9, height: 9)
        }
        #expect(
            error?.description
                == "cannot draw glyph 60000 of the font 'Inter Regular': the face has no such glyph")
    }

    @Test
    func `Emoji keep their own colours`() throws {
        let face = FontFace(
            name: "Noto Color Emoji Regular", path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
        // The glyph of U+2764, a red heart.
        let glyph = GlyphRun.Glyph(id: 168, position: Point(x: 0, y: 14))
        let run = GlyphRun(face: face, size: 16, color: .black, glyphs: [glyph], text: "❤️")
        let picture = try Scene.draw([Scene.item(.glyphs(run))], width: 20, height: 20)
        let middle = picture[10, 9]
        #expect(middle >> 24 == 255)
        #expect(middle >> 16 & 0xFF > 200 && middle & 0xFF < 90)
        #expect(picture[0, 0] == 0)
    }
}
