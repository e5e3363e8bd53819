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

    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// Whether a stack of screens or tabs is around, in the same presentation.
    var isInScreens: Bool {
        get { self[IsInScreensKey.self] }
        set { self[IsInScreensKey.self] = newValue }
    }

    /// Makes the tint around a stack of screens or tabs their accent color where they are the outermost.
    mutating func enterScreens() {
        guard !isInScreens else { return }
        isInScreens = true
        if let tint {
            // As it is there: the tint may be made of the accent color.
            accentColor = tint.color(in: self)
            self.tint = accentColor
        }
    }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
private enum DefaultForegroundColorKey: EnvironmentKey {
    static var defaultValue: Color { .primary }
}
private enum LowerForegroundStylesKey: EnvironmentKey { static var defaultValue: [any ShapeStyle] { [] } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum IsInScreensKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
