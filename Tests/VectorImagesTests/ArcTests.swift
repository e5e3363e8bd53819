import Foundation
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

struct ArcTests {
    /// Points along the curves of a path, its corners included.
    private func samples(_ path: Path) -> [Point] {
        var points: [Point] = []
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let to), .line(let to): current = to
            case .curve(let to, let control1, let control2):
                for step in 0...20 {
                    let t = Double(step) / 20
                    let weights = [
                        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t),
                        t * t * t,
                    ]
                    let corners = [current, control1, control2, to]
                    points.append(
                        Point(
                            x: zip(weights, corners).reduce(0) { $0 + $1.0 * $1.1.x },
                            y: zip(weights, corners).reduce(0) { $0 + $1.0 * $1.1.y }))
                }
                current = to
            case .close: break
            }
        }
        return points
    }

    @Test(arguments: [1.0, 12, 200])
    func `A circle strays from its radius by less than a hundredth`(radius: Double) throws {
        let path = try icon("<circle cx='5' cy='6' r='\(radius)'/>").shapes[0].path
        let strays = samples(path).map { abs(hypot($0.x - 5, $0.y - 6) - radius) }
        #expect(try #require(strays.max()) < 0.01)
        #expect(strays.count == 8 * 21)
    }

    @Test
    func `The four arcs between two points bulge to four sides`() throws {
        // From (0, 0) to (10, 0) on circles of radius 10 around (5, ±8.66).
        let extremes = try ["0 0", "0 1", "1 0", "1 1"].map { flags in
            let points = samples(try icon("<path d='M0 0A10 10 0 \(flags) 10 0'/>").shapes[0].path)
            let y = points.map(\.y).max { abs($0) < abs($1) } ?? 0
            return (y * 100).rounded() / 100
        }
        #expect(extremes == [1.34, -1.34, 18.66, -18.66])
    }

    @Test
    func `A rotated ellipse lies on its equation`() throws {
        let path = try icon("<path d='M0 0A8 4 30 1 1 6 3'/>").shapes[0].path
        let points = samples(path)
        // Differences of opposite points are chords through the centre; three points fix the centre instead.
        let center = try #require(Self.center(of: points, radii: (8, 4), rotation: .pi / 6))
        for point in points {
            let (x, y) = (point.x - center.x, point.y - center.y)
            let (u, v) = (x * cos(.pi / 6) + y * sin(.pi / 6), y * cos(.pi / 6) - x * sin(.pi / 6))
            #expect(abs(u * u / 64 + v * v / 16 - 1) < 0.001)
        }
    }

    /// The centre of an ellipse through the first, the middle and the last point, from the linear equations that
    /// remain when its equation at two points is subtracted.
    private static func center(
        of points: [Point], radii: (Double, Double), rotation: Double
    ) -> Point? {
        guard let first = points.first, let last = points.last else { return nil }
        let unit = [first, points[points.count / 2], last].map { point in
            Point(
                x: (point.x * cos(rotation) + point.y * sin(rotation)) / radii.0,
                y: (point.y * cos(rotation) - point.x * sin(rotation)) / radii.1)
        }
        let (a, b) = (unit[1] - unit[0], unit[2] - unit[0])
        let determinant = 2 * (a.x * b.y - a.y * b.x)
        guard determinant != 0 else { return nil }
        let (e, f) = (a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y)
        let x = (unit[0].x + (b.y * e - a.y * f) / determinant) * radii.0
        let y = (unit[0].y + (a.x * f - b.x * e) / determinant) * radii.1
        return Point(x: x * cos(rotation) - y * sin(rotation), y: x * sin(rotation) + y * cos(rotation))
    }

    @Test
    func `Radii that are too short are scaled up to reach`() throws {
        let path = try icon("<path d='M0 0A1 1 0 0 1 10 0'/>").shapes[0].path
        let heights = samples(path).map(\.y)
        #expect(abs(try #require(heights.min()) + 5) < 0.01)
    }

    @Test
    func `Flags need no spaces`() throws {
        #expect(try dump("<path d='M1 1a2 2 0 013 3'/>") == dump("<path d='M1 1a2 2 0 0 1 3 3'/>"))
    }
}
