package import VitrineDrawing
import VitrinePixels

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

extension HierarchicalShapeStyle {
    public static let quinary = HierarchicalShapeStyle.quaternary
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
