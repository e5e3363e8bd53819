import Drawing
public import Foundation
import Geometry

/// Colours with their places between 0 and 1.
public nonisolated struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        self.stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.sRGB(in: environment), location: Double($0.location)) }
    }
}

extension UnitPoint {
    var point: Point { Point(x: Double(x), y: Double(y)) }
}
