public import Foundation

extension Edge.Corner {
    /// How round a corner of a ``ConcentricRectangle`` is; a number stands for a radius in points.
    public nonisolated struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
        ExpressibleByIntegerLiteral
    {
        private enum Radius: Hashable {
            case fixed(Double)
            case concentric(minimum: Double)
        }

        private let radius: Radius

        private init(radius: Radius) {
            self.radius = radius
        }

        public init(floatLiteral value: Double) {
            self.init(radius: .fixed(value))
        }

        public init(integerLiteral value: Int) {
            self.init(radius: .fixed(Double(value)))
        }

        /// A radius in points.
        public static func fixed(_ radius: CGFloat) -> Style { Style(radius: .fixed(Double(radius))) }

        /// The radius around the center of the container's corner; none where the container has no corner there.
        public static var concentric: Style { .concentric(minimum: nil) }

        /// The radius around the center of the container's corner, or a larger one that is fixed.
        public static func concentric(minimum: Style? = nil) -> Style {
            switch minimum?.radius {
            case .fixed(let least), .concentric(let least): Style(radius: .concentric(minimum: least))
            case nil: Style(radius: .concentric(minimum: 0))
            }
        }

        /// The radius where the container's corner has one around the same center; in points.
        func radius(concentric: Double) -> Double {
            switch radius {
            case .fixed(let radius): radius
            case .concentric(let minimum): max(concentric, minimum)
            }
        }
    }
}
