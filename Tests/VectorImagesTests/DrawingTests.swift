import Drawing
import Geometry
import Pixels
import Testing
import VectorImages

struct DrawingTests {
    @Test
    func `An icon is drawn in the middle of a rectangle, as large as fits`() throws {
        let image = try icon(
            """
            <path d='M0 0h24' fill='currentColor' fill-opacity='.5' fill-rule='evenodd'
              stroke='#ff0000' stroke-width='2' stroke-dasharray='1 3'/>
            """)
        let blue = SRGBColor(red: 0, green: 0, blue: 1)
        let line = Path([.move(to: Point(x: 20, y: 10)), .line(to: Point(x: 68, y: 10))])
        #expect(
            image.contents(in: Rect(x: 10, y: 10, width: 68, height: 48), color: blue) == [
                .fill(line, .color(blue.opacity(0.5)), rule: .evenOdd),
                .stroke(
                    line, .color(SRGBColor(red: 1, green: 0, blue: 0)),
                    StrokeStyle(width: 4, miterLimit: 4, dash: [2, 6])),
            ])
    }
}
