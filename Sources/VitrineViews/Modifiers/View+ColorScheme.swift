nonisolated extension View {
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        changingEnvironment { $0.colorScheme = colorScheme }
    }

    /// Shows the view, and the canvas that it stands on, in a colour scheme.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
