package import Drawing
import Pixels

/// What shapes and texts can be drawn in.
public nonisolated protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a style of the language and resolves to itself")
    }
}

/// A style that the language itself provides.
package nonisolated protocol PrimitiveShapeStyle: ShapeStyle {
    func fill(in environment: EnvironmentValues) -> ShapeFill
    /// What the style throws onto the ground or into what it fills.
    func shadows(in environment: EnvironmentValues) -> [Shadow]
}

extension PrimitiveShapeStyle {
    package func shadows(in environment: EnvironmentValues) -> [Shadow] { [] }
}

extension ShapeStyle {
    /// What the style comes to in an environment.
    package func resolvedFill(in environment: EnvironmentValues) -> ShapeFill {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.fill(in: environment) }
        return resolve(in: environment).resolvedFill(in: environment)
    }

    /// The style's shadows in an environment.
    package func resolvedShadows(in environment: EnvironmentValues) -> [Shadow] {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.shadows(in: environment) }
        return resolve(in: environment).resolvedShadows(in: environment)
    }

    /// How letters and symbols are drawn in the style; nothing where its colour says it.
    package func resolvedInk(in environment: EnvironmentValues) -> Ink? {
        var ink = Ink(shadows: resolvedShadows(in: environment))
        let fill = resolvedFill(in: environment)
        switch fill {
        case .color, .material: break
        case .linear, .radial, .angular: ink.fill = fill
        }
        return ink == Ink() ? nil : ink
    }
}

/// The style that the environment gives to texts and shapes.
public nonisolated struct ForegroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        (environment.foregroundStyle ?? Color.primary).resolvedFill(in: environment)
    }

    package func shadows(in environment: EnvironmentValues) -> [Shadow] {
        environment.foregroundStyle?.resolvedShadows(in: environment) ?? []
    }
}

/// A style that has been set as the foreground, with the one around it: `.foreground` and the likes of `.secondary` mean that.
nonisolated struct NestedForegroundStyle: PrimitiveShapeStyle {
    private let style: any ShapeStyle
    private let outer: (any ShapeStyle)?

    init(_ style: any ShapeStyle, in environment: EnvironmentValues) {
        self.style = style
        self.outer = environment.foregroundStyle
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        style.resolvedFill(in: surroundings(in: environment))
    }

    package func shadows(in environment: EnvironmentValues) -> [Shadow] {
        style.resolvedShadows(in: surroundings(in: environment))
    }

    private func surroundings(in environment: EnvironmentValues) -> EnvironmentValues {
        var around = environment
        around.foregroundStyle = outer
        return around
    }

    /// The innermost style that is more than one of the four strengths; these do not add up.
    static func withoutStrength(_ style: (any ShapeStyle)?) -> (any ShapeStyle)? {
        guard let nested = style as? NestedForegroundStyle, nested.isStrength else { return style }
        return withoutStrength(nested.outer)
    }

    private var isStrength: Bool {
        style is HierarchicalShapeStyle || (style as? AnyShapeStyle)?.style is HierarchicalShapeStyle
    }
}

/// The foreground style in one of four strengths.
public nonisolated struct HierarchicalShapeStyle: PrimitiveShapeStyle {
    private let label: SystemColor
    private let opacity: Double

    public static let primary = HierarchicalShapeStyle(label: .primary, opacity: 1)
    public static let secondary = HierarchicalShapeStyle(label: .secondary, opacity: 0.6)
    public static let tertiary = HierarchicalShapeStyle(label: .tertiary, opacity: 0.3)
    public static let quaternary = HierarchicalShapeStyle(label: .quaternary, opacity: 0.18)

    private init(label: SystemColor, opacity: Double) {
        self.label = label
        self.opacity = opacity
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        guard let style = NestedForegroundStyle.withoutStrength(environment.foregroundStyle) else {
            return Color(label).fill(in: environment)
        }
        return .color(style.resolvedFill(in: environment).color.opacity(opacity))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
    public static var tint: Color { Color.accentColor }
}
