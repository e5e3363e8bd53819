package import Drawing
public import Foundation
import Pixels

/// A style whose type is not part of its holder's type.
public nonisolated struct AnyShapeStyle: PrimitiveShapeStyle {
    let style: any ShapeStyle

    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = style
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        style.resolvedFill(in: environment)
    }

    package func shadows(in environment: EnvironmentValues) -> [Shadow] {
        style.resolvedShadows(in: environment)
    }
}

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

/// A pane of frosted glass: the system's ground, through which what lies below is seen blurred.
public nonisolated struct Material: PrimitiveShapeStyle, Hashable {
    private let opacity: Double

    public static let ultraThin = Material(opacity: 0.55)
    public static let thin = Material(opacity: 0.65)
    public static let regular = Material(opacity: 0.75)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.92)
    public static let bar = Material(opacity: 0.8)

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        .material(
            environment.colorScheme == .light
                ? Color(white: 0.97, opacity: opacity).sRGB(in: environment)
                : Color(white: 0.14, opacity: opacity).sRGB(in: environment),
            // About what the system's panes have.
            blurDeviation: 20)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// The ground of the colour scheme, or what `backgroundStyle(_:)` has set.
public nonisolated struct BackgroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        environment.backgroundStyle?.fill(in: environment) ?? Color.background.fill(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of controls.
public nonisolated struct TintShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Color.accentColor.fill(in: environment)
    }
}

public nonisolated struct SeparatorShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Color.separator.fill(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

public nonisolated struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        HierarchicalShapeStyle.tertiary.fill(in: environment)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public nonisolated struct LinkShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill { Color.blue.fill(in: environment) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

public nonisolated struct FillShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        Color(white: 0.47, opacity: environment.colorScheme == .light ? 0.2 : 0.36).fill(in: environment)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

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
}

extension ShapeStyle {
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension HierarchicalShapeStyle {
    public static let quinary = HierarchicalShapeStyle.quaternary
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// How the corners of bordered buttons are rounded.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
}
