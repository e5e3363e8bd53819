public import VitrineGeometry
public import VitrinePixels

/// A filling without a place: gradients lie in units of its rectangle.
public enum ShapeFill: Hashable, Sendable {
    /// One colour everywhere.
    case color(SRGBColor)
    /// A colour over what lies below, blurred by a Gaussian of a deviation in points.
    case material(SRGBColor, blurDeviation: Double)
    /// Along a line between two points in units of the rectangle: (0, 0) is its top left corner, (1, 1) its bottom
    /// right one.
    case linear([GradientStop], from: Point, to: Point)
    /// Radii are points.
    case radial([GradientStop], center: Point, startRadius: Double, endRadius: Double)
    /// Radii are parts of the rectangle's width and height.
    case elliptical([GradientStop], center: Point, startRadius: Double, endRadius: Double)
    /// Angles are radians.
    case angular([GradientStop], center: Point, startAngle: Double, endAngle: Double)
    /// The mesh's points are in units of the rectangle.
    case mesh(ColorMesh)

    /// The first colour, for what can only be drawn in one.
    public var color: SRGBColor {
        switch self {
        case .color(let color), .material(let color, _): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first?.color ?? .clear
        case .mesh(let mesh): mesh.colors[0]
        }
    }
}

extension Paint {
    /// A fill in a rectangle.
    public init(_ fill: ShapeFill, in rect: Rect) {
        let place = { (unit: Point) in
            Point(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        switch fill {
        case .color(let color), .material(let color, _):
            self = .color(color)
        case .linear(let stops, let from, let to):
            self = .linearGradient(stops, from: place(from), to: place(to))
        case .radial(let stops, let center, let startRadius, let endRadius):
            self = .radialGradient(
                stops, center: place(center), startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            self = .ellipticalGradient(
                stops, center: place(center), radii: rect.size, start: startRadius, end: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            self = .angularGradient(
                stops, center: place(center), startAngle: startAngle, endAngle: endAngle)
        case .mesh(let mesh):
            self = .meshGradient(mesh.mapPoints(place))
        }
    }
}

/// How letters and symbols are drawn where a colour does not say it.
public struct Ink: Hashable, Sendable {
    /// A gradient over the whole box; `nil` for the style's colour.
    public var fill: ShapeFill?
    /// The first one is next to what is drawn.
    public var shadows: [Shadow]

    /// The style's own colour without shadows, but for what is given.
    public init(fill: ShapeFill? = nil, shadows: [Shadow] = []) {
        self.fill = fill
        self.shadows = shadows
    }
}
