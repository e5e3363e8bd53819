public import Foundation
import Pixels

/// A style whose type is not part of its holder's type.
public nonisolated struct AnyShapeStyle: PrimitiveShapeStyle {
    private let style: any ShapeStyle

    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = style
    }

    package var isRelative: Bool { style.isRelative }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        style.resolvedFill(in: environment)
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
            [.init(color: start, location: 0), .init(color: end, location: 1)],
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

/// A pane of frosted glass, shown as the colour that it has over the system's ground.
public nonisolated struct Material: PrimitiveShapeStyle, Hashable {
    private let opacity: Double

    public static let ultraThin = Material(opacity: 0.55)
    public static let thin = Material(opacity: 0.65)
    public static let regular = Material(opacity: 0.75)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.92)
    public static let bar = Material(opacity: 0.8)

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        .color(
            environment.colorScheme == .light
                ? Color(white: 0.97, opacity: opacity).sRGB(in: environment)
                : Color(white: 0.14, opacity: opacity).sRGB(in: environment))
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

    package var isRelative: Bool { base.isRelative }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        base.resolvedFill(in: environment).opacity(opacity)
    }
}

extension ShapeStyle {
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// A style cannot blur what lies behind it by itself; the style is drawn without.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

public nonisolated struct ShadowStyle: Hashable, Sendable {
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeFill {
    func opacity(_ opacity: Double) -> ShapeFill {
        let stops = { (stops: [Stop]) in
            stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .linear(let colors, let from, let to): .linear(stops(colors), from: from, to: to)
        case .radial(let colors, let center, let startRadius, let endRadius):
            .radial(stops(colors), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let colors, let center, let startAngle, let endAngle):
            .angular(stops(colors), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
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
