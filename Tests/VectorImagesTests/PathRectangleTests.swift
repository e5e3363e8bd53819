import Testing
import VitrineDrawing
import VitrineGeometry

struct PathRectangleTests {
    private static func path(_ points: [Point], isClosed: Bool = true) -> Path {
        var elements: [Path.Element] = [.move(to: points[0])]
        elements += points.dropFirst().map { .line(to: $0) }
        if isClosed { elements.append(.close) }
        return Path(elements)
    }

    private static let corners = [
        Point(x: 1, y: 2), Point(x: 4, y: 2), Point(x: 4, y: 8), Point(x: 1, y: 8),
    ]

    @Test(arguments: [
        path(corners), path(corners.reversed()), path(corners, isClosed: false), path(corners + [corners[0]]),
    ])
    func `A path around four upright sides is a rectangle`(path: Path) {
        #expect(path.uprightRectangle == Rect(x: 1, y: 2, width: 3, height: 6))
    }

    @Test(arguments: [
        path(Array(corners.prefix(3))), path([corners[0], corners[1], corners[2], corners[1]]),
        path([corners[0], corners[2], corners[1], corners[3]]),
        path([corners[0], corners[1], corners[1], corners[0]]),
        path([corners[0], Point(x: 4, y: 3), corners[2], corners[3]]),
        Path(path(corners).elements + path(corners).elements),
    ])
    func `Any other path is none`(path: Path) {
        #expect(path.uprightRectangle == nil)
    }
}
