package import Geometry
package import Pixels

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
    /// Whether the style is one of the foreground style, whatever that is.
    var isRelative: Bool { get }

    func fill(in environment: EnvironmentValues) -> ShapeFill
}

extension PrimitiveShapeStyle {
    package var isRelative: Bool { false }
}

/// What a style comes to: colours, with places in units of the shape's rectangle.
package nonisolated enum ShapeFill: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: SRGBColor
        package var location: Double

        package init(color: SRGBColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    case color(SRGBColor)
    case linear([Stop], from: Point, to: Point)
    /// Radii are points.
    case radial([Stop], center: Point, startRadius: Double, endRadius: Double)
    /// Angles are radians.
    case angular([Stop], center: Point, startAngle: Double, endAngle: Double)

    /// The first colour, for what can only be drawn in one.
    package var color: SRGBColor {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
            stops.first?.color ?? .clear
        }
    }
}

extension ShapeStyle {
    /// Whether the style is one of the foreground style, whatever that is.
    package var isRelative: Bool { (self as? any PrimitiveShapeStyle)?.isRelative ?? false }

    /// What the style comes to in an environment.
    package func resolvedFill(in environment: EnvironmentValues) -> ShapeFill {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.fill(in: environment) }
        return resolve(in: environment).resolvedFill(in: environment)
    }
}

/// The style that the environment gives to texts and shapes.
public nonisolated struct ForegroundStyle: PrimitiveShapeStyle {
    public init() {}

    package var isRelative: Bool { true }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        guard let style = environment.foregroundStyle else { return Color.primary.fill(in: environment) }
        guard style.isRelative else { return style.resolvedFill(in: environment) }
        // A foreground style that is made of the foreground style would never end.
        var outer = environment
        outer.foregroundStyle = nil
        return style.resolvedFill(in: outer)
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

    package var isRelative: Bool { true }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        guard let style = environment.foregroundStyle, !style.isRelative else {
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
