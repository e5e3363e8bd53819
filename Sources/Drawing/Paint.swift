public import Geometry
public import Pixels

/// What an area or a line is filled with; coordinates are those of the item that is painted.
public enum Paint: Hashable, Sendable {
    case color(SRGBColor)
    case linearGradient([GradientStop], from: Point, to: Point)
    case radialGradient([GradientStop], center: Point, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the positive x axis.
    case angularGradient([GradientStop], center: Point, startAngle: Double, endAngle: Double)
}

/// A colour at a place of a gradient, 0 at its start and 1 at its end; stops are in ascending order.
public struct GradientStop: Hashable, Sendable {
    public var color: SRGBColor
    public var location: Double

    public init(color: SRGBColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// How a line along a path is drawn; lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    /// In points, half of it on either side of the outline.
    public var width: Double
    public var cap: Cap
    public var join: Join
    /// How long a mitre may be, as a multiple of the width, before it is cut off.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [Double]
    /// How far into the pattern the line begins, in points.
    public var dashPhase: Double

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
    public var color: SRGBColor
    /// The standard deviation of the Gaussian in points (half of CSS's blur radius).
    public var deviation: Double
    public var offset: Point
    /// Whether the edges throw it inwards.
    public var isInner: Bool

    public init(color: SRGBColor, deviation: Double, offset: Point, isInner: Bool = false) {
        self.color = color
        self.deviation = deviation
        self.offset = offset
        self.isInner = isInner
    }
}

/// How a group's colours are combined with what lies below (W3C Compositing and Blending Level 1).
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
    case destinationOut, plusDarker, plusLighter
}
