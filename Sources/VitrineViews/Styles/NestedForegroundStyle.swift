import VitrineDrawing

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
