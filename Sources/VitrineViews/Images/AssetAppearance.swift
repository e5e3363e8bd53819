/// The settings that choose among the variants of an asset.
package struct AssetAppearance: Hashable, Sendable {
    package var isDark: Bool
    package var hasHighContrast: Bool
    /// Device pixels per point.
    package var displayScale: Double

    package init(isDark: Bool = false, hasHighContrast: Bool = false, displayScale: Double = 2) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.displayScale = displayScale
    }

    package init(_ environment: EnvironmentValues) {
        self.init(
            isDark: environment.colorScheme == .dark,
            hasHighContrast: environment.colorSchemeContrast == .increased,
            displayScale: Double(environment.displayScale))
    }
}
