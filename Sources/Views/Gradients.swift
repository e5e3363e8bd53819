package import Drawing
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

/// Colours along a line.
public nonisolated struct LinearGradient: View, PrimitiveShapeStyle {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        .linear(gradient.resolved(in: environment), from: startPoint.point, to: endPoint.point)
    }
}

extension LinearGradient: PrimitiveView {
    package var primitive: Primitive {
        .shape(ShapeDrawing(shape: Rectangle(), ink: .fill(self, isEvenOdd: false)))
    }
}

/// Colours around a point, by distance in points.
public nonisolated struct RadialGradient: View, PrimitiveShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        .radial(
            gradient.resolved(in: environment), center: center.point, startRadius: Double(startRadius),
            endRadius: Double(endRadius))
    }
}

extension RadialGradient: PrimitiveView {
    package var primitive: Primitive {
        .shape(ShapeDrawing(shape: Rectangle(), ink: .fill(self, isEvenOdd: false)))
    }
}

extension UnitPoint {
    var point: Point { Point(x: Double(x), y: Double(y)) }
}
