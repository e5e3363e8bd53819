import Foundation

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
