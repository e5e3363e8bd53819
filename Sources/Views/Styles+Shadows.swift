import Drawing
public import Foundation
import Geometry
import Pixels

/// A shadow that a style throws: onto the ground, or into what it fills.
public nonisolated struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGPoint
    private let isInner: Bool

    /// A shadow below; the radius is the Gaussian's deviation in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: false)
    }

    /// A shadow that the edges throw inwards, as if the ground were cut out.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> Shadow {
        Shadow(
            color: color.sRGB(in: environment), deviation: Double(radius),
            offset: Point(x: Double(offset.x), y: Double(offset.y)), isInner: isInner)
    }
}

/// A style with a shadow.
nonisolated struct ShadowShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func fill(in environment: EnvironmentValues) -> ShapeFill { base.resolvedFill(in: environment) }

    func shadows(in environment: EnvironmentValues) -> [Shadow] {
        base.resolvedShadows(in: environment) + [shadow.resolved(in: environment)]
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }
}

extension ShapeFill {
    func opacity(_ opacity: Double) -> ShapeFill {
        let stops = { (stops: [GradientStop]) in
            stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .material(let color, let deviation): .material(color.opacity(opacity), blurDeviation: deviation)
        case .linear(let colors, let from, let to): .linear(stops(colors), from: from, to: to)
        case .radial(let colors, let center, let startRadius, let endRadius):
            .radial(stops(colors), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let colors, let center, let startAngle, let endAngle):
            .angular(stops(colors), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}
