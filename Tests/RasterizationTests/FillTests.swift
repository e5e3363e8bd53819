import Drawing
import Geometry
import Pixels
import Rasterization
import Testing

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
}
