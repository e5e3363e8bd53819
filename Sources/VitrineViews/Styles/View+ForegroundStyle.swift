import VitrineDrawing

nonisolated extension View {
    /// Sets what texts, shapes and symbols are drawn in.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        changingEnvironment { $0.setForegroundStyles(style) }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        changingEnvironment { $0.setForegroundStyles(primary, [secondary]) }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment { $0.setForegroundStyles(primary, [secondary, tertiary]) }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment {
            $0.foregroundStyle = color
            $0.lowerForegroundStyles = []
        }
    }

    @_disfavoredOverload
    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        changingEnvironment { environment in
            environment.tint = tint.map { $0.color(in: environment) }
        }
    }

    public func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.tint = tint }
    }

    public func accentColor(_ accentColor: Color?) -> some View {
        changingEnvironment { environment in
            environment.accentColor = accentColor?.color(in: environment)
        }
    }

    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
    }
}

nonisolated extension EnvironmentValues {
    fileprivate mutating func setForegroundStyles(
        _ primary: some ShapeStyle, _ lower: [any ShapeStyle] = []
    ) {
        foregroundStyle = NestedForegroundStyle(primary, in: self)
        lowerForegroundStyles = lower
    }
}
