import Glibc
import VitrineComposition
public import VitrineDrawing
public import VitrineGeometry
import VitrineJSONValues

/// The places of a sidecar's elements on the canvas, through all that moves, scales and turns them.
struct CanvasPlaces {
    private(set) var places: [PlacedBox] = []

    init(_ nodes: [NodeDescription]) {
        /// The coordinates that the boxes of a line's elements are in.
        var spaces: [(origin: Point, map: Transform?)] = []
        for node in nodes {
            spaces.removeLast(max(0, spaces.count - node.depth))
            let space = spaces.last ?? (.zero, nil)
            let place = PlacedBox(box: node.box.translated(by: space.origin), map: space.map)
            places.append(place)
            spaces.append(Self.space(inside: node, at: place))
        }
    }

    private static func space(
        inside node: NodeDescription, at place: PlacedBox
    ) -> (origin: Point, map: Transform?) {
        if node.kind == "offset" {
            let (x, y) = (node.number("x") ?? 0, node.number("y") ?? 0)
            return (place.box.origin + Point(x: x, y: y), place.map)
        }
        guard let change = Transform(node, in: place.box), change != .identity else {
            return (place.box.origin, place.map)
        }
        return (place.box.origin, place.map.map { change.followed(by: $0) } ?? change)
    }
}

/// A box in points; where something scales or turns it, in its own coordinates, which a map leads to the canvas.
public struct PlacedBox: Equatable, Sendable {
    public var box: Rect
    public var map: Transform?

    public init(box: Rect, map: Transform? = nil) {
        self.box = box
        self.map = map
    }

    /// The smallest upright box on the canvas that holds it.
    package var bounds: Rect {
        guard let map else { return box }
        let corners = [
            Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
            Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
        ].map { map.apply(to: $0) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }
}

extension Transform {
    /// What a modifier does to the drawing of its content; nothing for those that leave it where it is.
    fileprivate init?(_ node: NodeDescription, in box: Rect) {
        switch node.kind {
        case "scale":
            self = Transform(a: node.number("x") ?? 1, b: 0, c: 0, d: node.number("y") ?? 1, tx: 0, ty: 0)
                .around(node.anchor(in: box))
        case "rotation":
            let angle = (node.number("degrees") ?? 0) * .pi / 180
            self = Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
                .around(node.anchor(in: box))
        case "transform":
            guard let map = node.numbers("map"), map.count == 6 else { return nil }
            self = Transform(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])
                .around(box.origin)
        default: return nil
        }
    }

    /// The same map with a point as its origin.
    private func around(_ point: Point) -> Transform {
        .translation(x: -point.x, y: -point.y).followed(by: self).followed(
            by: .translation(x: point.x, y: point.y))
    }
}

extension NodeDescription {
    func number(_ name: String) -> Double? {
        if case .number(let number)? = properties[name] { number } else { nil }
    }

    func numbers(_ name: String) -> [Double]? {
        guard case .list(let values)? = properties[name] else { return nil }
        let numbers = values.compactMap { value in
            if case .number(let number) = value { number } else { nil }
        }
        return numbers.count == values.count ? numbers : nil
    }

    /// The point around which a modifier scales or turns.
    fileprivate func anchor(in box: Rect) -> Point {
        guard let anchor = numbers("anchor"), anchor.count == 2 else { return box.center }
        return Point(x: box.minX + anchor[0] * box.width, y: box.minY + anchor[1] * box.height)
    }
}
