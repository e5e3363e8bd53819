public import VitrineGeometry

extension Path {
    /// A closed outline, clockwise from the top left corner.
    public init(rectangle rect: Rect) {
        self.init([
            .move(to: Point(x: rect.minX, y: rect.minY)),
            .line(to: Point(x: rect.maxX, y: rect.minY)),
            .line(to: Point(x: rect.maxX, y: rect.maxY)),
            .line(to: Point(x: rect.minX, y: rect.maxY)),
            .close,
        ])
    }

    /// A closed outline that touches all sides of the rectangle, clockwise from the right; four cubic curves, within
    /// 0.03 % of the radius.
    public init(ellipse rect: Rect) {
        // The usual factor: the cubic's midpoint then lies on the circle.
        let factor = 0.5522847498307936
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let point = { (x: Double, y: Double) in Point(x: rect.midX + x * rx, y: rect.midY + y * ry) }
        self.init([
            .move(to: point(1, 0)),
            .curve(to: point(0, 1), control1: point(1, factor), control2: point(factor, 1)),
            .curve(to: point(-1, 0), control1: point(-factor, 1), control2: point(-1, factor)),
            .curve(to: point(0, -1), control1: point(-1, -factor), control2: point(-factor, -1)),
            .curve(to: point(1, 0), control1: point(factor, -1), control2: point(1, -factor)),
            .close,
        ])
    }

    /// A rectangle with rounded corners, clockwise from the end of the top left one.
    ///
    /// No radius is longer than the shorter side. Where two corners crowd a side, these two share it in the proportion of
    /// their radii; the others stay as they are, other than in CSS. So four equal radii end at half of the shorter side.
    public init(roundedRectangle rect: Rect, radii: CornerRadii, isContinuous: Bool) {
        let radii = radii.fitting(rect.size)
        guard radii != CornerRadii(all: 0) else {
            self.init(rectangle: rect)
            return
        }
        let corners = [
            Corner(tip: Point(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1), radius: radii.topRight),
            Corner(
                tip: Point(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0), radius: radii.bottomRight),
            Corner(
                tip: Point(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1), radius: radii.bottomLeft),
            Corner(tip: Point(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0), radius: radii.topLeft),
        ]
        // The right side lies between the first two corners, the top between the last one and the first.
        let sides = [rect.height, rect.width, rect.height, rect.width]
        var elements: [Element] = []
        for (index, corner) in corners.enumerated() {
            let (next, previous) = (corners[(index + 1) % 4], corners[(index + 3) % 4])
            // Half of the shorter side, but for what a larger corner beside it has left.
            let room = min(
                rect.width / 2, rect.height / 2, sides[index] - next.radius,
                sides[(index + 3) % 4] - previous.radius)
            let curves = corner.curves(isContinuous: isContinuous, room: room)
            elements.append(
                elements.isEmpty ? .move(to: corner.start(curves)) : .line(to: corner.start(curves)))
            elements += corner.elements(curves)
        }
        elements.append(.close)
        self.init(elements)
    }
}

/// One rounded corner: where its edges would meet, and the directions from there along both edges.
private struct Corner {
    var tip: Point
    var from: (x: Double, y: Double)
    var to: (x: Double, y: Double)
    var radius: Double

    /// Curves in units of the radius, as distances from the tip along the first and the second edge.
    typealias Curves = [(Double, Double)]

    func start(_ curves: Curves) -> Point { point(curves[0]) }

    func elements(_ curves: Curves) -> [Path.Element] {
        guard radius > 0 else { return [] }
        return stride(from: 1, to: curves.count, by: 3).map {
            .curve(to: point(curves[$0 + 2]), control1: point(curves[$0]), control2: point(curves[$0 + 1]))
        }
    }

    private func point(_ place: (Double, Double)) -> Point {
        Point(
            x: tip.x + radius * (place.0 * from.x + place.1 * to.x),
            y: tip.y + radius * (place.0 * from.y + place.1 * to.y))
    }

    /// A quarter circle, or a corner whose curvature changes gradually as far as there is room for it.
    ///
    /// Continuous corners reach 1.528665 radii along each edge; with less room they approach the circle.
    func curves(isContinuous: Bool, room: Double) -> Curves {
        guard isContinuous, radius > 0 else { return Self.circular }
        let share = min(max((room / radius - 1) / (Self.continuous[0].0 - 1), 0), 1)
        return zip(Self.circular3, Self.continuous).map { circle, smooth in
            (circle.0 + share * (smooth.0 - circle.0), circle.1 + share * (smooth.1 - circle.1))
        }
    }

    private static let circular: Curves = {
        let control = 1 - 0.5522847498307936
        return [(1, 0), (control, 0), (0, control), (0, 1)]
    }()

    /// The measured outline of the system's continuous corners.
    private static let continuous: Curves = [
        (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.63149399, 0.07491100),
        (0.37282392, 0.16905899), (0.16906013, 0.37282401), (0.07491176, 0.63149399),
        (0, 0.86840701), (0, 1.08849299), (0, 1.52866483),
    ]

    /// The quarter circle in three curves that meet about where the continuous ones do.
    private static let circular3: Curves = {
        let (sine, cosine) = (0.3907311284892737, 0.9205048534524404)  // of 23°
        // 4/3·tan of a quarter of each curve's angle: 23°, 44° and 23°.
        let (outer, inner) = (0.1342566823, 0.2591730680)
        let first = (1 - sine, 1 - cosine)
        let second = (1 - cosine, 1 - sine)
        return [
            (1, 0), (1 - outer, 0), (first.0 + outer * cosine, first.1 - outer * sine), first,
            (first.0 - inner * cosine, first.1 + inner * sine),
            (second.0 + inner * sine, second.1 - inner * cosine), second,
            (second.0 - outer * sine, second.1 + outer * cosine), (0, 1 - outer), (0, 1),
        ]
    }()
}

extension CornerRadii {
    /// The radii for which a rectangle has room.
    fileprivate func fitting(_ size: Size) -> CornerRadii {
        let longest = max(0, min(size.width, size.height))
        func bounded(_ radius: Double) -> Double { min(max(0, radius), longest) }
        let (topLeft, topRight) = (bounded(topLeft), bounded(topRight))
        let (bottomRight, bottomLeft) = (bounded(bottomRight), bounded(bottomLeft))
        func share(_ side: Double, _ first: Double, _ second: Double) -> Double {
            first + second > side ? side / (first + second) : 1
        }
        let top = share(size.width, topLeft, topRight)
        let right = share(size.height, topRight, bottomRight)
        let bottom = share(size.width, bottomRight, bottomLeft)
        let left = share(size.height, bottomLeft, topLeft)
        return CornerRadii(
            topLeft: topLeft * min(top, left), topRight: topRight * min(top, right),
            bottomRight: bottomRight * min(bottom, right), bottomLeft: bottomLeft * min(bottom, left))
    }
}
