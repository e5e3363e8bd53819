import Testing
import VitrineGeometry

struct RectTests {
    private let box = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 25, height: 30), Rect(x: 10, y: 20, width: 15, height: 10)),
        (Rect(x: 30, y: 50, width: 100, height: 100), Rect(x: 30, y: 50, width: 10, height: 10)),
        (Rect(x: 15, y: 25, width: 1, height: 1), Rect(x: 15, y: 25, width: 1, height: 1)),
        (Rect(x: 40, y: 20, width: 5, height: 5), nil),
        (Rect(x: 0, y: 0, width: 100, height: 20), nil),
    ])
    func `What two boxes share has an area or is nothing`(other: Rect, shared: Rect?) {
        #expect(box.intersection(other) == shared)
        #expect(other.intersection(box) == shared)
        #expect(box.overlaps(other) == (shared != nil))
    }

    @Test func `Edges move outwards on both sides`() {
        #expect(box.outset(by: 1.5) == Rect(x: 8.5, y: 18.5, width: 33, height: 43))
    }
}
