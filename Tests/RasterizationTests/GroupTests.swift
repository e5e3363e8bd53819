import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct GroupTests {
    private let square = Scene.fill(Scene.rectangle(0, 0, 2, 2), .black)

    private func draw(_ group: Group, background: SRGBColor? = nil) throws -> Bitmap {
        try Scene.draw([Scene.group(group)], width: 4, height: 4, background: background)
    }

    @Test
    func `Opacity applies to a group as one`() throws {
        let twice = try draw(Group(items: [square, square], opacity: 0.5))
        #expect(twice.alphaRows[0] == "80 80 00 00")
        let once = try draw(Group(items: [square], opacity: 0.5))
        #expect(once == twice)
    }

    @Test
    func `A clip on whole pixels and one beside them cut alike`() throws {
        let large = Scene.fill(Scene.rectangle(0, 0, 4, 4), .black)
        let sharp = try draw(Group(items: [large], clip: Scene.rectangle(1, 1, 2, 1)))
        #expect(sharp.alphaRows == ["00 00 00 00", "00 ff ff 00", "00 00 00 00", "00 00 00 00"])
        let soft = try draw(Group(items: [large, large], clip: Scene.rectangle(1, 1.5, 2, 1)))
        #expect(soft.alphaRows == ["00 00 00 00", "00 80 80 00", "00 80 80 00", "00 00 00 00"])
    }

    @Test
    func `A clip may have a hole`() throws {
        let large = Scene.fill(Scene.rectangle(0, 0, 4, 4), .black)
        let ring = Path(Scene.rectangle(0, 0, 4, 4).elements + Scene.rectangle(1, 1, 2, 2).elements)
        let picture = try draw(Group(items: [large], clip: ring, clipRule: .evenOdd))
        #expect(picture.alphaRows[1] == "ff 00 00 ff")
    }

    @Test
    func `A mask multiplies alpha and its colours do not count`() throws {
        let mask = [Scene.fill(Scene.rectangle(1, 0, 3, 1), Scene.red.opacity(0.5))]
        let picture = try draw(Group(items: [square], mask: mask))
        #expect(picture.rows[0] == "00000000 80000000 00000000 00000000")
        #expect(picture.alphaRows[1] == "00 00 00 00")
    }

    @Test
    func `A transform moves, scales and turns what is drawn`() throws {
        let moved = try draw(Group(items: [square], transform: .translation(x: 1, y: 2)))
        #expect(moved.alphaRows == ["00 00 00 00", "00 00 00 00", "00 ff ff 00", "00 ff ff 00"])
        let line = Scene.fill(Scene.rectangle(0, 0, 4, 1), .black)
        let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
        let turned = try draw(Group(items: [line], transform: quarter))
        #expect(turned.alphaRows == Array(repeating: "00 00 00 ff", count: 4))
    }

    @Test
    func `A group that is flattened or clear shows nothing`() throws {
        let flat = Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        #expect(try draw(Group(items: [square], transform: flat)).pixels.allSatisfy { $0 == 0 })
        #expect(try draw(Group(items: [square], opacity: 0)).pixels.allSatisfy { $0 == 0 })
    }

    @Test
    func `A blur spreads what is drawn and keeps its weight`() throws {
        let dot = Scene.fill(Scene.rectangle(10, 10, 4, 4), .black)
        let picture = try Scene.draw(
            [Scene.group(Group(items: [dot], blurDeviation: 2))], width: 24, height: 24)
        let weight = picture.pixels.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(weight - 16 * 255) < 16 * 255 / 25)
        #expect(picture[12, 12] >> 24 < 160)
        #expect(picture[12, 7] >> 24 > 0)
        // Symmetric in all directions.
        #expect(picture[12, 7] == picture[7, 12])
        #expect(picture[11, 7] == picture[12, 16])
    }

    @Test(
        arguments: zip(
            [
                BlendMode.normal, .multiply, .screen, .darken, .lighten, .difference, .plusLighter,
                .plusDarker,
            ],
            ["ff00ff00", "ff000000", "ffffff00", "ff000000", "ffffff00", "ffffff00", "ffffff00", "ff000000"]))
    func `Colours combine as the mode says`(mode: BlendMode, expected: String) throws {
        let green = Scene.fill(Scene.rectangle(0, 0, 2, 2), Scene.green)
        let picture = try draw(Group(items: [green], blendMode: mode), background: Scene.red)
        #expect(picture.rows[0].hasPrefix(expected))
        #expect(picture[3, 3] == 0xFFFF_0000)
    }

    @Test(arguments: BlendMode.allCases)
    func `Every mode leaves what lies beside the group`(mode: BlendMode) throws {
        let picture = try draw(
            Group(
                items: [square], shadow: Shadow(color: .black, deviation: 0, offset: .zero), blendMode: mode),
            background: Scene.red)
        #expect(picture[3, 3] == 0xFFFF_0000)
    }

    @Test
    func `Groups nest`() throws {
        let inner = Scene.group(Group(items: [square, square], opacity: 0.5))
        let picture = try draw(
            Group(items: [inner, inner], clip: Scene.circle(1, 1, radius: 5), opacity: 0.5))
        // Twice a half is three quarters, half of that is three eighths.
        #expect(picture.alphaRows[0] == "60 60 00 00")
    }
}
