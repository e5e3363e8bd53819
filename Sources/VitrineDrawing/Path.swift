public import VitrineGeometry

/// Outlines made of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
    /// A step of drawing an outline with a pen.
    public enum Element: Hashable, Sendable {
        /// Begins an outline at a point.
        case move(to: Point)
        /// A straight line from where the pen is.
        case line(to: Point)
        /// A cubic Bézier curve from where the pen is.
        case curve(to: Point, control1: Point, control2: Point)
        /// A straight line to where the outline began, joined there.
        case close
    }

    /// Which points an outline encloses where it crosses itself.
    public enum FillRule: String, Hashable, Sendable {
        /// Points around which the outline turns, all turns in one direction less those in the other.
        case nonZero
        /// Points from which a ray crosses the outline an odd number of times, so that an outline inside of another
        /// is a hole.
        case evenOdd
    }

    /// The steps in order, the first of which is a move.
    public var elements: [Element]

    /// An outline of these steps; without any, it covers nothing.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }
}
