public import Foundation
import VitrineDrawing
import VitrineGeometry

/// A shadow that a style throws: onto the background, or into what it fills.
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

    /// A shadow that the edges throw inwards, as if the background were cut out.
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

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { Self(.foreground.shadow(style)) }
}
