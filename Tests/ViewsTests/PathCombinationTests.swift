import Foundation
import Testing

@testable import VitrineViews

/// What is made of two outlines.
struct PathCombinationTests {
    private static func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Five points in one stroke, which crosses itself.
    private static let star = Path { path in
        for corner in 0..<5 {
            let angle = Double(corner) * 4 * .pi / 5
            let point = CGPoint(x: 50 + 45 * sin(angle), y: 50 - 45 * cos(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }

    private static let ring: Path = {
        var path = circle(50, 50, 40)
        path.addPath(circle(50, 50, 20))
        return path
    }()

    private static let open = Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addCurve(
            to: CGPoint(x: 90, y: 20), control1: CGPoint(x: 20, y: 120), control2: CGPoint(x: 60, y: 120))
    }

    private static let pairs: [(Path, Path)] = [
        (square(10, 10, 50), square(40, 30, 50)), (circle(40, 50, 30), circle(65, 55, 25)),
        (Path(roundedRect: CGRect(x: 5, y: 20, width: 90, height: 60), cornerRadius: 12), circle(95, 50, 14)),
        // Beside, inside of and on each other, and along each other's edges.
        (square(0, 0, 20), square(60, 60, 20)), (square(0, 0, 90), circle(45, 45, 20)),
        (circle(50, 50, 30), circle(50, 50, 30)), (square(10, 10, 40), square(50, 10, 40)),
        (square(10, 10, 60), square(30, 10, 20)), (square(10, 10, 40), square(10, 30, 40)),
        (circle(30, 50, 20), circle(70, 50, 20)), (square(30, 30, 40), circle(50, 50, 20)),
        (Path(), square(10, 10, 10)), (square(10, 10, 10), Path()),
    ]

    /// Pairs in which the rule says what is inside: one crosses itself, or has another outline in it.
    private static let ambiguousPairs: [(Path, Path)] = [
        (star, square(30, 30, 40)), (star, circle(50, 50, 30)), (ring, square(0, 40, 100)), (open, star),
        (open, circle(60, 60, 30)),
    ]

    @Test(arguments: (pairs + ambiguousPairs).map { ($0, false) } + ambiguousPairs.map { ($0, true) })
    func `The area of a combination is that of its parts`(paths: (Path, Path), isEvenOdd: Bool) {
        let (first, second) = paths
        let results: [(Path, (Bool, Bool) -> Bool)] = [
            (first.union(second, eoFill: isEvenOdd), { $0 || $1 }),
            (first.intersection(second, eoFill: isEvenOdd), { $0 && $1 }),
            (first.subtracting(second, eoFill: isEvenOdd), { $0 && !$1 }),
            (first.symmetricDifference(second, eoFill: isEvenOdd), { $0 != $1 }),
            (first.normalized(eoFill: isEvenOdd), { isIn, _ in isIn }),
        ]
        let points = Self.points.filter {
            !first.isNear($0, within: 0.05) && !second.isNear($0, within: 0.05)
        }
        let sides = points.map {
            (first.contains($0, eoFill: isEvenOdd), second.contains($0, eoFill: isEvenOdd))
        }
        for (index, (path, belongs)) in results.enumerated() {
            let wrong = zip(points, sides).filter { point, side in
                let expected = belongs(side.0, side.1)
                return path.contains(point) != expected || path.contains(point, eoFill: true) != expected
            }
            #expect(wrong.map(\.0) == [], "operation \(index)")
        }
    }

    /// Points that no corner of the outlines has.
    private static let points = stride(from: 0.37, to: 100, by: 8.9).flatMap { y in
        stride(from: 0.73, to: 100, by: 7.7).map { x in CGPoint(x: x, y: y) }
    }

    @Test func `Curves stay curves, and lines are cut where the outlines meet`() {
        let ticket = Self.square(0, 0, 40).subtracting(Self.circle(40, 20, 10))
        let steps = ticket.description.split(separator: " ").filter { $0.count == 1 && Double($0) == nil }
        #expect(steps.sorted().joined() == "cchlllllm")
        #expect(ticket.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(!ticket.contains(CGPoint(x: 31, y: 20)) && ticket.contains(CGPoint(x: 29, y: 20)))
    }

    @Test func `A line is cut by an area`() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 50))
            $0.addLine(to: CGPoint(x: 100, y: 50))
        }
        let circle = Self.circle(50, 50, 20)
        #expect(line.lineIntersection(circle).description == "30 50 m 70 50 l")
        #expect(line.lineSubtraction(circle).description == "0 50 m 30 50 l 70 50 m 100 50 l")
    }

    @Test func `A path is what its description says`() {
        let text = "10 10 m 20 10.5 l 20 120 60 120 90 20 c h"
        #expect(Path(text)?.description == text)
        #expect(Path("0 0 m 3 0 3 3 q")?.description == "0 0 m 2 0 3 1 3 3 c")
        #expect(Path("1 m") == nil && Path("1 2 x") == nil && Path("1 2") == nil)
    }

    @Test func `An area ends where an outline that is not closed began`() {
        #expect(Self.open.contains(CGPoint(x: 40, y: 30)))
    }
}
