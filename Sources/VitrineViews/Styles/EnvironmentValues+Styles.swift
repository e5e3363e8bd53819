extension EnvironmentValues {
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    package var foregroundStyle: (any ShapeStyle)? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// What texts have whose foreground is not said; controls do not heed it.
    var defaultForegroundColor: Color {
        get { self[DefaultForegroundColorKey.self] }
        set { self[DefaultForegroundColorKey.self] = newValue }
    }

    /// The second and third style of the foreground, which the lower layers of symbols have.
    package var lowerForegroundStyles: [any ShapeStyle] {
        get { self[LowerForegroundStylesKey.self] }
        set { self[LowerForegroundStylesKey.self] = newValue }
    }

    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
private enum DefaultForegroundColorKey: EnvironmentKey {
    static var defaultValue: Color { .primary }
}
private enum LowerForegroundStylesKey: EnvironmentKey { static var defaultValue: [any ShapeStyle] { [] } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
