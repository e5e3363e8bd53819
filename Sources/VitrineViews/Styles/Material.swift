package import VitrineDrawing

/// A pane of frosted glass: the system's background, through which what lies below is seen blurred.
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
