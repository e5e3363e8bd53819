import Foundation
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineViews

struct CornerRadiusTests {
    private let rect = Rect(x: 0, y: 0, width: 100, height: 200)

    private func path(_ radii: CornerRadii, isContinuous: Bool = false) -> VitrineDrawing.Path {
        Path(roundedRectangle: rect, radii: radii, isContinuous: isContinuous)
    }

    private func radii(_ topLeft: Double, _ topRight: Double, _ bottomRight: Double, _ bottomLeft: Double)
        -> CornerRadii
    {
        CornerRadii(
            topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }

    @Test(arguments: [50.0, 51, 100, 1000, .infinity], [false, true])
    func `A radius beyond half of the shorter side is half of it`(radius: Double, isContinuous: Bool) {
        #expect(
            path(CornerRadii(all: radius), isContinuous: isContinuous)
                == path(CornerRadii(all: 50), isContinuous: isContinuous))
    }

    @Test func `An infinite radius stays half of the shorter side further inside`() {
        let shape = RoundedRectangle(cornerRadius: .infinity, style: .circular).inset(by: 10)
        #expect(
            shape.geometry.path(in: rect)
                == Path(
                    roundedRectangle: Rect(x: 10, y: 10, width: 80, height: 180), radii: CornerRadii(all: 40),
                    isContinuous: false))
    }

    @Test func `Only corners that crowd each other shrink`() {
        #expect(path(radii(60, 60, 20, 20)) == path(radii(50, 50, 20, 20)))
        #expect(path(radii(.infinity, .infinity, 0, 0)) == path(radii(50, 50, 0, 0)))
        // They share their side in the proportion of their radii.
        #expect(path(radii(90, 30, 10, 10)) == path(radii(75, 25, 10, 10)))
    }

    @Test func `A corner that nothing crowds may be as long as the shorter side`() {
        #expect(path(radii(100, 0, 0, 0)) != path(radii(50, 0, 0, 0)))
        #expect(path(radii(.infinity, 0, 0, 0)) == path(radii(100, 0, 0, 0)))
    }

    @Test func `A continuous corner reaches no further than a larger one beside it leaves room`() {
        let path = path(radii(80, 20, 0, 0), isContinuous: true)
        let ends = path.elements.compactMap { element -> Double? in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point.y == 0 ? point.x : nil
            case .close: nil
            }
        }
        #expect(ends.allSatisfy { $0 == 80 })
    }

    @Test func `Insets add up`() {
        let twice = RoundedRectangle(cornerRadius: 20).inset(by: 2).inset(by: 3)
        #expect(
            twice.geometry.path(in: rect)
                == RoundedRectangle(cornerRadius: 20).inset(by: 5).geometry.path(in: rect))
    }
}
