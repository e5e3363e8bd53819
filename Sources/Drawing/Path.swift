public import Geometry

/// Outlines made of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case close
    }

    /// Which points an outline encloses where it crosses itself.
    public enum FillRule: String, Hashable, Sendable {
        case nonZero
        case evenOdd
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }
}
