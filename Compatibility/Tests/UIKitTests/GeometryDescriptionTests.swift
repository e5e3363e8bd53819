import QuartzCore
import SwiftUI
import Testing
import UIKit

/// What geometry and vectors say of themselves and become.
struct GeometryDescriptionTests {
    @Test func `Points, sizes, rectangles and vectors read as on Apple's systems`() {
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 1.5, height: 2))" == "(1.5, 2.0)")
        #expect("\(CGRect(x: 0, y: 0, width: 10, height: 20))" == "(0.0, 0.0, 10.0, 20.0)")
        #expect(CGVector(dx: 1, dy: -2).debugDescription == "(1.0, -2.0)")
    }

    @Test func `A value moves towards another by a share of the way`() {
        #expect(10.0.scaled(by: 0.5) == 5)
        #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(10, 0), amount: 0.5)
        #expect(pair == AnimatablePair(5, 5))
    }

    @Test func `A map of space keeps its perspective in the plane`() {
        var map = CATransform3DMakeTranslation(3, 4, 0)
        map.m14 = 0.5
        map.m24 = 0.25
        let plane = ProjectionTransform(map)
        #expect((plane.m31, plane.m32) == (3, 4))
        #expect((plane.m13, plane.m23, plane.m33) == (0.5, 0.25, 1))
    }
}
