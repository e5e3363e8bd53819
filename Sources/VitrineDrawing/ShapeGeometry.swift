public import VitrineGeometry

/// An outline by its kind, before it has a rectangle; lengths are points.
public indirect enum ShapeGeometry: Hashable, Sendable {
    /// The rectangle itself.
    case rectangle
    /// The rectangle with rounded corners, which are quarter circles or, if continuous, bend gradually as the
    /// system's do.
    case roundedRectangle(CornerRadii, isContinuous: Bool)
    /// The largest circle around the rectangle's center.
    case circle
    /// The ellipse that touches all sides of the rectangle.
    case ellipse
    /// The rectangle with half circles at its shorter sides.
    case capsule
    /// The same outline in a rectangle with each edge moved inwards.
    case inset(ShapeGeometry, Double)

    /// The outline in a rectangle, in that rectangle's coordinates.
    public func path(in rect: Rect) -> Path {
        switch self {
        case .rectangle:
            Path(rectangle: rect)
        case .roundedRectangle(let radii, let isContinuous):
            Path(roundedRectangle: rect, radii: radii, isContinuous: isContinuous)
        case .circle:
            Path(ellipse: rect.centered(square: min(rect.width, rect.height)))
        case .ellipse:
            Path(ellipse: rect)
        case .capsule:
            Path(
                roundedRectangle: rect, radii: CornerRadii(all: min(rect.width, rect.height) / 2),
                isContinuous: false)
        case .inset(let geometry, let amount):
            geometry.inset(by: amount).path(in: rect.inset(by: Insets(all: amount)))
        }
    }

    /// The outline for a rectangle that lies so far inside of its own: corners keep their center.
    public func inset(by amount: Double) -> ShapeGeometry {
        switch self {
        case .roundedRectangle(let radii, let isContinuous):
            .roundedRectangle(radii.inset(by: amount), isContinuous: isContinuous)
        case .inset(let geometry, let inset): .inset(geometry.inset(by: amount), inset)
        case .rectangle, .circle, .ellipse, .capsule: self
        }
    }
}

/// The radii of a rectangle's corners in points.
public struct CornerRadii: Hashable, Sendable {
    /// The radius at the top left, also in right-to-left text.
    public var topLeft: Double
    /// The radius at the top right, also in right-to-left text.
    public var topRight: Double
    /// The radius at the bottom right, also in right-to-left text.
    public var bottomRight: Double
    /// The radius at the bottom left, also in right-to-left text.
    public var bottomLeft: Double

    /// A radius for each corner, clockwise.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The same radius at each corner.
    public init(all radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    func inset(by amount: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, topLeft - amount), topRight: max(0, topRight - amount),
            bottomRight: max(0, bottomRight - amount), bottomLeft: max(0, bottomLeft - amount))
    }
}

extension Rect {
    fileprivate func centered(square side: Double) -> Rect {
        Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
