import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

struct PathElementsTests {
    @Test func `A path is told element by element`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -0.0))
        path.addLine(to: CGPoint(x: 0, y: 60))
        path.addQuadCurve(to: CGPoint(x: 30, y: 90), controlPoint: CGPoint(x: 3.75, y: 86.25))
        path.addCurve(
            to: CGPoint(x: 90, y: 30.12345), controlPoint1: CGPoint(x: 75, y: 60),
            controlPoint2: CGPoint(x: 90, y: 45))
        path.close()
        path.move(to: CGPoint(x: 1234.5, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 1))
        let text = """
            MoveTo (0.0, 0.0)
            LineTo (0.0, 60.0)
            QuadCurveTo (3.75, 86.25) (30.0, 90.0)
            CurveTo (75.0, 60.0) (90.0, 45.0) (90.0, 30.123)
            Close\u{20}

            MoveTo (1234.5, 1.0)
            LineTo (2.0, 1.0)

            """
        var said: [String] = []
        Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { said.append($0) }
        Snapshotting<CGPath, String>.elementsDescription.snapshot(path.cgPath).run { said.append($0) }
        #expect(said == [text, text])
    }
}
