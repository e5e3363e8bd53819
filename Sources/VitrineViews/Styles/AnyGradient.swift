package import VitrineDrawing
import VitrinePixels

/// A gradient that a style chooses from one colour, lighter above, or one of a user's between the upper and the lower edge.
public nonisolated struct AnyGradient: PrimitiveShapeStyle, Hashable {
    private enum Source: Hashable {
        case color(Color)
        case gradient(Gradient)
    }

    private let source: Source

    init(_ color: Color) {
        source = .color(color)
    }

    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
    }

    /// The same gradient, whose colours change evenly in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch source {
        case .color: self
        case .gradient(let gradient): gradient.colorSpace(space)
        }
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        .linear(stops(in: environment), from: UnitPoint.top.point, to: UnitPoint.bottom.point)
    }

    private func stops(in environment: EnvironmentValues) -> [GradientStop] {
        switch source {
        case .gradient(let gradient): return gradient.resolved(in: environment)
        case .color(let color):
            let end = color.sRGB(in: environment)
            let lighter = { (component: Double) in component + (1 - component) * 0.2 }
            let start = SRGBColor(
                red: lighter(end.red), green: lighter(end.green), blue: lighter(end.blue), alpha: end.alpha)
            return [GradientStop(color: start, location: 0), GradientStop(color: end, location: 1)]
        }
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
    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(mixing: self, other, fraction, in: colorSpace)
    }
}
