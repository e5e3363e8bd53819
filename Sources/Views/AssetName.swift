public import Foundation

/// A colour or a picture of an asset catalogue, or a picture file.
package struct AssetName: Hashable, Sendable {
    package var name: String
    /// The folder of the bundle that holds the asset; nothing for the catalogue's own.
    package var bundleFolder: String?

    package init(_ name: String, bundleFolder: String? = nil) {
        self.name = name
        self.bundleFolder = bundleFolder
    }

    init(_ name: String, in bundle: Bundle?) {
        self.init(name, bundleFolder: bundle == .main ? nil : bundle?.resourceURL?.path)
    }
}

/// What decides between the variants of an asset.
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

/// A picture of an asset catalogue, as Xcode names it in generated code.
public nonisolated struct ImageResource: Hashable, Sendable {
    let asset: AssetName

    public init(name: String, bundle: Bundle) {
        self.asset = AssetName(name, in: bundle)
    }
}

/// A colour of an asset catalogue, as Xcode names it in generated code.
public nonisolated struct ColorResource: Hashable, Sendable {
    let asset: AssetName

    public init(name: String, bundle: Bundle) {
        self.asset = AssetName(name, in: bundle)
    }
}
