public import VitrineGeometry
public import VitrinePixels

extension VectorImage {
    /// Colours that change from place to place of an icon.
    public struct Gradient: Hashable, Sendable {
        /// How the colours lie, in the gradient's own coordinates.
        public enum Extent: Hashable, Sendable {
            /// From the first colour to the last along a line.
            case linear(from: Point, to: Point)
            /// From one circle to another around the same point.
            case radial(center: Point, startRadius: Double, endRadius: Double)
        }

        /// In ascending order; before the first and beyond the last the colour stays.
        public var stops: [GradientStop]
        /// Where the colours lie.
        public var extent: Extent
        /// How the gradient's own coordinates become the view box's.
        public var transform: Transform
        /// Whether only how opaque the colours are counts, which are all that around the icon (template rendering).
        public var isStencil = false

        /// Colours that lie somewhere in coordinates of their own, which a map makes the view box's.
        public init(stops: [GradientStop], extent: Extent, transform: Transform = .identity) {
            self.stops = stops
            self.extent = extent
            self.transform = transform
        }

        /// The gradient with each of its colours changed.
        public func mapColors(_ map: (SRGBColor) -> SRGBColor) -> Gradient {
            var result = self
            result.stops = stops.map { GradientStop(color: map($0.color), location: $0.location) }
            return result
        }

        /// The paint that the gradient is where one map suffices for that; nothing for circles that it makes ellipses.
        ///
        /// - Parameter transform: how the gradient's own coordinates become those of what is painted.
        public func paint(in transform: Transform) -> Paint? {
            switch extent {
            case .linear(let from, let to):
                let (start, end) = transform.ends(ofLinesAcross: from, to)
                return start == end
                    ? stops.last.map { .color($0.color) } : .linearGradient(stops, from: start, to: end)
            case .radial(let center, let startRadius, let endRadius):
                guard let scale = transform.uniformScale else { return nil }
                return endRadius * scale <= 0
                    ? stops.last.map { .color($0.color) }
                    : .radialGradient(
                        stops, center: transform.apply(to: center), startRadius: startRadius * scale,
                        endRadius: endRadius * scale)
            }
        }
    }
}

extension Transform {
    /// The ends of the line that is at right angles to what the map makes of the lines at right angles to another, so that a linear
    /// gradient's colours lie as the map puts them, also where it is uneven.
    fileprivate func ends(ofLinesAcross from: Point, _ to: Point) -> (Point, Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let (start, end) = (apply(to: from), apply(to: to))
        // Along these lines the colour is the same.
        let (lineX, lineY) = (-a * dy + c * dx, -b * dy + d * dx)
        let length = lineX * lineX + lineY * lineY
        guard length > 0 else { return (start, start) }
        let along = ((end.x - start.x) * lineX + (end.y - start.y) * lineY) / length
        return (start, Point(x: end.x - along * lineX, y: end.y - along * lineY))
    }
}
