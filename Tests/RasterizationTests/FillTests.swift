import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct FillTests {
    @Test
    func `A fill covers its pixels, and parts of pixels by their share`() throws {
        let picture = try Scene.draw(
            [Scene.fill(Scene.rectangle(1, 0.5, 2, 1.5), .black)], width: 4, height: 3)
        #expect(picture.alphaRows == ["00 80 80 00", "00 ff ff 00", "00 00 00 00"])
    }

    @Test
    func `Colours are laid on the background premultiplied`() throws {
        let half = Scene.red.opacity(0.5)
        let item = Scene.fill(Scene.rectangle(0, 0, 1, 1), half)
        #expect(try Scene.draw([item], width: 2, height: 1).rows == ["80800000 00000000"])
        #expect(
            try Scene.draw([item], width: 2, height: 1, background: .white).rows == ["ffff7f7f ffffffff"])
    }

    @Test
    func `The scale turns points into pixels`() throws {
        let item = Scene.fill(Scene.rectangle(0.5, 0, 0.5, 1), .black)
        #expect(try Scene.draw([item], width: 1, height: 1, scale: 2).alphaRows == ["00 ff", "00 ff"])
    }

    @Test
    func `The rule decides what an outline within an outline encloses`() throws {
        let ring = Path(Scene.rectangle(0, 0, 3, 3).elements + Scene.rectangle(1, 1, 1, 1).elements)
        func alpha(_ rule: Path.FillRule) throws -> UInt32 {
            let item = Scene.item(.fill(ring, .color(.black), rule: rule))
            return try Scene.draw([item], width: 3, height: 3)[1, 1] >> 24
        }
        #expect(try alpha(.nonZero) == 255)
        #expect(try alpha(.evenOdd) == 0)
    }

    @Test
    func `A stroke lies on both sides of its path`() throws {
        let line = Path([.move(to: Point(x: 0, y: 1)), .line(to: Point(x: 4, y: 1))])
        let item = Scene.item(.stroke(line, .color(.black), StrokeStyle(width: 2)))
        #expect(try Scene.draw([item], width: 2, height: 3).alphaRows == ["ff ff", "ff ff", "00 00"])
    }

    @Test
    func `Dashes and gaps take turns, beginning at the phase`() throws {
        let line = Path([.move(to: Point(x: 0, y: 0.5)), .line(to: Point(x: 6, y: 0.5))])
        func row(_ dash: [Double], phase: Double = 0) throws -> [String] {
            let style = StrokeStyle(width: 1, dash: dash, dashPhase: phase)
            return try Scene.draw(
                [Scene.item(.stroke(line, .color(.black), style))], width: 6, height: 1
            ).alphaRows
        }
        #expect(try row([2, 1]) == ["ff ff 00 ff ff 00"])
        #expect(try row([2, 1], phase: 1) == ["ff 00 ff ff 00 ff"])
        #expect(try row([0, 0]) == ["ff ff ff ff ff ff"])
    }

    @Test
    func `Gradients run between their ends and stay beyond`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.linearGradient(stops, from: Point(x: 1, y: 0), to: Point(x: 5, y: 0))
        let item = Scene.item(.fill(Scene.rectangle(0, 0, 6, 1), paint, rule: .nonZero))
        let row = try Scene.draw([item], width: 6, height: 1).pixels.map { $0 & 0xFF }
        #expect(row == [0, 32, 96, 159, 223, 255])
    }

    @Test
    func `Radial gradients run outwards`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.radialGradient(
            stops, center: Point(x: 0, y: 0.5), startRadius: 0, endRadius: 4)
        let item = Scene.item(.fill(Scene.rectangle(0, 0, 6, 1), paint, rule: .nonZero))
        let row = try Scene.draw([item], width: 6, height: 1).pixels.map { $0 & 0xFF }
        #expect(row[0] < row[1] && row[1] < row[2] && row[2] < row[3])
        #expect(row[4] == 255)
    }

    @Test
    func `Angular gradients run clockwise from the positive x axis`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.angularGradient(
            stops, center: Point(x: 1, y: 1), startAngle: 0, endAngle: 2 * .pi)
        let item = Scene.item(.fill(Scene.rectangle(0, 0, 2, 2), paint, rule: .nonZero))
        let picture = try Scene.draw([item], width: 2, height: 2)
        // Right below, left below, left above, right above: 1/8, 3/8, 5/8, 7/8 of the turn.
        let around = [picture[1, 1], picture[0, 1], picture[0, 0], picture[1, 0]].map { Int($0 & 0xFF) }
        #expect(zip(around, [32, 96, 159, 223]).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test
    func `Elliptical gradients reach as far across and down as their rectangle does`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let fill = ShapeFill.elliptical(
            stops, center: Point(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5)
        let paint = Paint(fill, in: Rect(x: 0, y: 0, width: 40, height: 20))
        let item = Scene.item(.fill(Scene.rectangle(0, 0, 40, 20), paint, rule: .nonZero))
        let picture = try Scene.draw([item], width: 40, height: 20)
        // The middles of these pixels are 10.5 of 20 across and 5.5 of 10 down.
        let (across, down) = (Int(picture[30, 10] & 0xFF), Int(picture[20, 15] & 0xFF))
        #expect(abs(across - 133) <= 2)
        #expect(abs(down - 140) <= 2)
        #expect(picture[0, 0] & 0xFF == 255)
    }

    @Test(arguments: [false, true])
    func `Mesh gradients have the colors of their points and even ones between them`(isSmooth: Bool) throws {
        let mesh = try #require(
            ColorMesh(
                columns: 2, rows: 2,
                points: [
                    Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 0, y: 20), Point(x: 20, y: 20),
                ], colors: [.black, .white, .black, .white], background: Scene.red, isSmooth: isSmooth))
        let item = Scene.item(
            .fill(Scene.rectangle(0, 0, 24, 20), .meshGradient(mesh), rule: .nonZero))
        let picture = try Scene.draw([item], width: 24, height: 20)
        let row = (0..<20).map { Int(picture[$0, 7] & 0xFF) }
        #expect(zip(row, 0...).allSatisfy { abs($0 - ($1 * 2 + 1) * 255 / 40) <= 1 })
        #expect(picture[22, 10] == 0xFFFF_0000)
        // No line between the fields that the mesh is cut into.
        #expect((0..<20).allSatisfy { picture[10, $0] == picture[10, 0] })
    }

    @Test
    func `A mesh has a point and a color for each place of its grid`() {
        let points = Array(repeating: Point.zero, count: 4)
        let colors = Array(repeating: SRGBColor.black, count: 4)
        #expect(ColorMesh(columns: 2, rows: 2, points: points, colors: colors) != nil)
        #expect(ColorMesh(columns: 2, rows: 2, points: points, colors: colors + colors) == nil)
        #expect(ColorMesh(columns: 4, rows: 1, points: points, colors: colors) == nil)
        #expect(ColorMesh(columns: .max, rows: 2, points: points, colors: colors) == nil)
    }

    @Test
    func `A smooth mesh has no edge where its fields meet, and a finer one keeps its points`() throws {
        let points = (0..<6).map { Point(x: Double($0 % 3), y: Double($0 / 3)) }
        let gray = { (value: Double) in SRGBColor(red: value, green: value, blue: value) }
        let mesh = try #require(
            ColorMesh(
                columns: 3, rows: 2, points: points, colors: [0.2, 0.8, 0.2, 0.2, 0.8, 0.2].map(gray)))
        let fine = mesh.divided(by: 4)
        #expect([fine.columns, fine.rows] == [9, 5])
        #expect([0, 4, 8].map { fine.points[$0] } == [points[0], points[1], points[2]])
        #expect([0, 4, 8].map { fine.colors[$0].red } == [0.2, 0.8, 0.2])
        var edged = mesh
        edged.isSmooth = false
        #expect(abs(edged.divided(by: 4).colors[3].red - 0.65) < 1e-9)
        #expect(fine.colors[3].red > 0.7)
    }

    @Test
    func `A picture too large for Cairo is an error with both numbers`() throws {
        let error = #expect(throws: RasterizationError.self) {
            try Scene.draw([], width: 40_000, height: 1)
        }
        #expect(
            error?.description
                == "cannot draw a picture of 40000×1 px: no side may be longer than 32767 px")
    }

    @Test
    func `What hides everything below is the colour that the picture begins with`() throws {
        for step in 0...100 {
            let color = SRGBColor(red: Double(step) / 100, green: 1 - Double(step) / 77, blue: 0.3)
            let whole = Scene.fill(Scene.rectangle(0, 0, 2, 1), color)
            // The same in two halves, which Cairo fills.
            let halves = [0.0, 1.0].map { Scene.fill(Scene.rectangle($0, 0, 1, 1), color) }
            let covered = Scene.fill(Scene.rectangle(0, 0, 2, 1), Scene.red)
            #expect(
                try Scene.draw([covered, whole], width: 2, height: 1)
                    == Scene.draw(halves, width: 2, height: 1))
        }
    }

    @Test(arguments: [1, 1.5, 2.0, 3])
    func `Small outlines look as large ones do`(scale: Double) throws {
        // An empty corner far away makes the outline a large one, which is drawn without a mask.
        let far = [Path.Element.move(to: Point(x: 500, y: 500)), .close]
        let small = Scene.circle(9.3, 8.7, radius: 6.1)
        let large = Path(small.elements + far)
        let color = SRGBColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7)
        for makeItem: (Path) -> DisplayItem in [
            { Scene.item(.fill($0, .color(color), rule: .nonZero)) },
            { Scene.item(.stroke($0, .color(color), StrokeStyle(width: 1.5, dash: [3, 2]))) },
        ] {
            let pictures = try [small, large].map {
                try Scene.draw([makeItem($0)], width: 20, height: 20, scale: scale, background: .white)
            }
            let isClose = zip(pictures[0].pixels, pictures[1].pixels).allSatisfy { one, other in
                [0, 8, 16, 24].allSatisfy { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) <= 1 }
            }
            #expect(isClose)
        }
    }
}
