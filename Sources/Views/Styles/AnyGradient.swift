package import Drawing
import Pixels

/// A gradient that a style chooses from one colour: lighter above.
public nonisolated struct AnyGradient: PrimitiveShapeStyle, Hashable {
    private let color: Color

    init(_ color: Color) {
        self.color = color
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        let end = color.sRGB(in: environment)
        let lighter = { (component: Double) in component + (1 - component) * 0.2 }
        let start = SRGBColor(
            red: lighter(end.red), green: lighter(end.green), blue: lighter(end.blue), alpha: end.alpha)
        return .linear(
            [GradientStop(color: start, location: 0), GradientStop(color: end, location: 1)],
            from: UnitPoint.top.point, to: UnitPoint.bottom.point)
    }
}

extension AnyGradient: View, PrimitiveView {
    package var primitive: Primitive {
        .shape(ShapeDrawing(shape: Rectangle(), ink: .fill(self, isEvenOdd: false)))
    }
}

extension Color {
    public var gradient: AnyGradient { AnyGradient(self) }

    /// A colour between this one and another.
    public func mix(with other: Color, by fraction: Double) -> Color {
        Color(mixing: self, other, fraction)
    }
}
