import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct ColorTests {
    private func draw(_ color: SRGBColor, _ colors: ColorMatrix) throws -> String {
        let square = Scene.fill(Scene.rectangle(0, 0, 1, 1), color)
        return try Scene.draw(
            [Scene.group(Group(items: [square], colors: colors))], width: 2, height: 1
        ).rows[0]
    }

    private let inverted = ColorMatrix(
        red: ColorMatrix.Row(-1, 0, 0, constant: 1), green: ColorMatrix.Row(0, -1, 0, constant: 1),
        blue: ColorMatrix.Row(0, 0, -1, constant: 1))

    @Test
    func `Colours are changed as they are before they are multiplied with alpha`() throws {
        #expect(try draw(Scene.red, inverted) == "ff00ffff 00000000")
        #expect(try draw(Scene.red.opacity(0.5), inverted) == "80008080 00000000")
    }

    @Test
    func `Components are cut off at 0 and 1`() throws {
        let brighter = ColorMatrix(
            red: ColorMatrix.Row(1, 0, 0, constant: 0.5), green: ColorMatrix.Row(0, 1, 0, constant: -0.5),
            blue: ColorMatrix.Row(0, 0, 1, constant: 0.2))
        #expect(try draw(Scene.red, brighter) == "ffff0033 00000000")
    }

    @Test
    func `Alpha can be made of colours`() throws {
        let black = ColorMatrix.Row(0, 0, 0)
        let colors = ColorMatrix(red: black, green: black, blue: black, alpha: ColorMatrix.Row(0.4, 0, 0))
        #expect(try draw(Scene.red, colors) == "66000000 00000000")
    }

    @Test
    func `An inner shadow lies on what is drawn and nowhere else`() throws {
        let square = Scene.fill(Scene.rectangle(1, 1, 4, 4), .white)
        let shadow = Shadow(color: .black, deviation: 0, offset: Point(x: 0, y: 2), isInner: true)
        let picture = try Scene.draw(
            [Scene.group(Group(items: [square], shadow: shadow))], width: 6, height: 6)
        #expect(
            picture.rows.map { $0.split(separator: " ")[2] } == [
                "00000000", "ff000000", "ff000000", "ffffffff", "ffffffff", "00000000",
            ])
        #expect(picture.alphaRows.allSatisfy { $0.hasPrefix("00") && $0.hasSuffix("00") })
    }

    @Test
    func `A soft inner shadow is darkest at the edge, also at that of the canvas`() throws {
        let square = Scene.fill(Scene.rectangle(0, 0, 12, 12), .white)
        let shadow = Shadow(color: .black, deviation: 1.5, offset: .zero, isInner: true)
        let picture = try Scene.draw(
            [Scene.group(Group(items: [square], shadow: shadow))], width: 12, height: 12)
        let row = (0..<6).map { picture[$0, 6] & 0xFF }
        #expect(row == row.sorted())
        #expect(row[0] < 170 && row[5] > 250)
    }

    @Test
    func `What lies below is blurred inside of a path only`() throws {
        let half = Scene.fill(Scene.rectangle(0, 0, 6, 12), .black)
        let white = Scene.fill(Scene.rectangle(0, 0, 12, 12), .white)
        let blur = Scene.item(
            .blurBelow(Scene.rectangle(0, 0, 12, 6), rule: .nonZero, deviation: 1))
        let picture = try Scene.draw([white, half, blur], width: 12, height: 12)
        let (blurred, sharp) = (
            (0..<12).map { picture[$0, 2] & 0xFF }, (0..<12).map { picture[$0, 9] & 0xFF }
        )
        #expect(sharp == [0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255])
        #expect(blurred == blurred.sorted() && (40..<120).contains(blurred[5]))
        #expect(picture.alphaRows.allSatisfy { $0.split(separator: " ").allSatisfy { $0 == "ff" } })
    }

    @Test
    func `What lies below is blurred up to the edge of the picture`() throws {
        let picture = try Scene.draw(Self.stripes + [Self.blur], width: 12, height: 12)
        let column = (0..<12).map { picture[6, $0] & 0xFF }
        #expect(column.allSatisfy { (30..<225).contains($0) })
        #expect(zip(column, column.dropFirst()).allSatisfy { abs(Int($0) - Int($1)) < 20 })
    }

    /// Stripes of a pixel, of which a blur of five pixels leaves a gray everywhere.
    private static let stripes =
        [Scene.fill(Scene.rectangle(0, 0, 12, 12), .white)]
        + (0..<6).map { Scene.fill(Scene.rectangle(0, Double($0) * 2, 12, 1), .black) }
    private static let blur = Scene.item(
        .blurBelow(Scene.rectangle(0, 0, 12, 12), rule: .nonZero, deviation: 5))

    /// Groups that are drawn apart.
    private static let groups = [
        Group(items: [blur], clip: Scene.circle(6, 6, radius: 9)),
        Group(items: [blur], opacity: 0.5),
        Group(items: [blur], mask: [Scene.fill(Scene.rectangle(0, 0, 12, 12), .black)]),
        Group(items: [Scene.group(Group(items: [blur], clip: Scene.circle(6, 6, radius: 9)))], opacity: 0.5),
    ]

    @Test(arguments: groups)
    func `What lies below a group is blurred through it`(group: Group) throws {
        let draw = { items in try Scene.draw(Self.stripes + items, width: 12, height: 12) }
        let (sharp, blurred) = (try draw([]), try draw([Self.blur]))
        let grouped = try draw([Scene.group(group)])
        for y in 3..<9 {
            func gray(_ picture: Bitmap) -> Double { Double(picture[6, y] & 0xFF) }
            let expected = group.opacity * gray(blurred) + (1 - group.opacity) * gray(sharp)
            #expect(abs(gray(grouped) - expected) <= 1.5, "\(y)")
        }
    }

    @Test func `A blur in a group that reaches the picture's edge finds the group there, not what is below`()
        throws
    {
        let group = Group(
            items: [Scene.fill(Scene.rectangle(0, 0, 12, 12), .white), Self.blur],
            clip: Scene.circle(6, 6, radius: 9))
        let picture = try Scene.draw(
            [Scene.fill(Scene.rectangle(0, 0, 12, 12), .black), Scene.group(group)], width: 12, height: 12)
        #expect((0..<12).map { picture[$0, 6] & 0xFF } == [UInt32](repeating: 0xFF, count: 12))
    }

    @Test func `A blur in a group within a group finds what lies around both`() throws {
        let bars = (0..<3).map { Scene.fill(Scene.rectangle(Double($0) * 4, 0, 2, 12), .black) }
        let blur = Scene.item(.blurBelow(Scene.rectangle(5, 5, 2, 2), rule: .nonZero, deviation: 3))
        let draw = { items in
            try Scene.draw(
                [Scene.fill(Scene.rectangle(0, 0, 12, 12), .white)] + bars + items, width: 12, height: 12)
        }
        let inner = Scene.group(
            Group(items: [blur], mask: [Scene.fill(Scene.rectangle(0, 0, 12, 12), .black)]))
        let nested = Scene.group(
            Group(items: [inner], mask: [Scene.fill(Scene.rectangle(0, 0, 12, 12), .black)]))
        let (plain, grouped) = (try draw([blur]), try draw([nested]))
        for (x, y) in [(5, 5), (6, 5), (5, 6), (6, 6)] { #expect(grouped[x, y] == plain[x, y], "\(x) \(y)") }
    }
}
