/// A background that in the dark is brighter on what lies over a screen.
struct LayeredColor: DynamicColor {
    let light: Color
    let dark: Color
    /// In the dark, on a sheet.
    let lifted: Color

    func color(in environment: EnvironmentValues) -> Color {
        if environment.colorScheme == .light { return light }
        return environment.isLifted ? lifted : dark
    }
}

extension EnvironmentValues {
    /// Whether the view lies on a sheet.
    var isLifted: Bool {
        get { self[IsLiftedKey.self] }
        set { self[IsLiftedKey.self] = newValue }
    }
}

private enum IsLiftedKey: EnvironmentKey { static var defaultValue: Bool { false } }
