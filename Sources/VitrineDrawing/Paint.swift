public import VitrineGeometry
public import VitrinePixels

/// The filling of an area or a line; coordinates are those of the item that is painted.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(SRGBColor)
    /// Along a line; beyond its ends the first and the last colour go on.
    case linearGradient([GradientStop], from: Point, to: Point)
    /// From one circle to another around the same point, with radii in points; beyond them the first and the last
    /// colour go on.
    case radialGradient([GradientStop], center: Point, startRadius: Double, endRadius: Double)
    /// From one ellipse to another around the same point, as multiples of one with these radii along the axes in points.
    case ellipticalGradient([GradientStop], center: Point, radii: Size, start: Double, end: Double)
    /// Angles in radians, clockwise from the positive x axis.
    case angularGradient([GradientStop], center: Point, startAngle: Double, endAngle: Double)
    /// Colours at the points of a grid.
    case meshGradient(ColorMesh)

    /// Whether there is nothing like it in PDF and SVG, where pictures take its place.
    package var isPictureInDocuments: Bool {
        switch self {
        case .color, .linearGradient, .radialGradient: false
        case .ellipticalGradient, .angularGradient, .meshGradient: true
        }
    }
}

/// A colour at a place of a gradient, 0 at its start and 1 at its end; stops are in ascending order.
public struct GradientStop: Hashable, Sendable {
    /// The colour at this place, between which and the next one all components change evenly.
    public var color: SRGBColor
    /// 0 at the gradient's start, 1 at its end.
    public var location: Double

    /// A colour at a location from 0 to 1.
    public init(color: SRGBColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// How a line along a path is drawn; lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    /// How ends of a line look: cut off at the point itself, or with a half circle or half square added.
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    /// How corners of a line look: pointed up to ``miterLimit``, round, or cut off.
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    /// In points, half of it on either side of the outline.
    public var width: Double
    /// The ends of the line and of each dash; ``Cap/butt`` by default.
    public var cap: Cap
    /// The corners of the line; ``Join/miter`` by default.
    public var join: Join
    /// How long a mitre may be, as a multiple of the width, before it is cut off.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [Double]
    /// How far into the pattern the line begins, in points.
    public var dashPhase: Double

    /// A solid line one point wide, but for what is given.
    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle {
    /// The same line with all lengths multiplied.
    public func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dash = dash.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}

/// A blurred copy of what is drawn, behind it, or of all around it, inside of it.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow where it is densest.
    public var color: SRGBColor
    /// The standard deviation of the Gaussian in points (half of CSS's blur radius).
    public var deviation: Double
    /// How far the shadow is moved, in points; positive to the right and downwards.
    public var offset: Point
    /// Whether the edges throw it inwards.
    public var isInner: Bool

    /// A shadow behind what is drawn unless it is an inner one.
    public init(color: SRGBColor, deviation: Double, offset: Point, isInner: Bool = false) {
        self.color = color
        self.deviation = deviation
        self.offset = offset
        self.isInner = isInner
    }
}

/// How a group's colours are combined with what lies below (W3C Compositing and Blending Level 1).
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// Painting over, and the separable blend modes, which treat each component alone.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// More separable ones, those of hue, saturation, color and luminosity as a whole, and operators of Porter and
    /// Duff.
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
    /// Taking away what lies below (Porter and Duff), and sums of darkness or of light, as Core Graphics adds them.
    case destinationOut, plusDarker, plusLighter
}
