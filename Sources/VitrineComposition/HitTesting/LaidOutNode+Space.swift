import VitrineDrawing
import VitrineGeometry
import VitrineViews

extension LaidOutNode {
    /// Whether neither eyes nor fingers find the element and those inside.
    var isInvisible: Bool {
        switch kind {
        case .modified(.hidden): true
        case .modified(.opacity(let opacity)): opacity <= 0
        default: false
        }
    }

    /// How the coordinates of the children are seen in those that the element lies in.
    var childTransform: Transform {
        let toOrigin = Transform.translation(x: frame.minX, y: frame.minY)
        switch kind {
        case .modified(.offset(let x, let y)):
            return .translation(x: frame.minX + x, y: frame.minY + y)
        case .modified(.effect(let change)):
            var group = VitrineDrawing.Group(items: [])
            group.apply(change, in: frame)
            return toOrigin.followed(by: group.transform)
        default:
            return toOrigin
        }
    }
}

extension Transform {
    /// The box around what becomes of a box.
    func bounds(of box: Rect) -> Rect {
        let corners = [box.minX, box.maxX].flatMap { x in
            [box.minY, box.maxY].map { y in Point(x: a * x + c * y + tx, y: b * x + d * y + ty) }
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let origin = Point(x: xs.min() ?? 0, y: ys.min() ?? 0)
        return Rect(
            origin: origin,
            size: Size(width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y))
    }

    /// Where a point comes from; nothing where the map makes a line or a point of everything.
    func origin(of point: Point) -> Point? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let (x, y) = (point.x - tx, point.y - ty)
        return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
}
