package import VitrineDrawing

/// A style with less opacity.
public nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let opacity: Double

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        base.resolvedFill(in: environment).opacity(opacity)
    }

    package func shadows(in environment: EnvironmentValues) -> [Shadow] {
        base.resolvedShadows(in: environment)
    }

    package func color(in environment: EnvironmentValues) -> Color {
        base.color(in: environment).opacity(opacity)
    }
}

extension ShapeStyle {
    // The strengths of any style are those of the hierarchical ones.
    public var secondary: some ShapeStyle { OpacityShapeStyle(base: self, opacity: 0.6) }
    public var tertiary: some ShapeStyle { OpacityShapeStyle(base: self, opacity: 0.3) }
    public var quaternary: some ShapeStyle { OpacityShapeStyle(base: self, opacity: 0.18) }
    public var quinary: some ShapeStyle { OpacityShapeStyle(base: self, opacity: 0.1) }
}

extension ShapeStyle {
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// Without effect: the style is painted over what is below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with less opacity.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { Self(.foreground.opacity(opacity)) }

    /// The foreground style: the mode is without effect, as the style is painted over what is below.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { Self(.foreground) }
}
