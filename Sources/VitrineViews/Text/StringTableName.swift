import Foundation

/// The table in which a localized text is looked up: a table of the catalogue's or of a bundle's strings.
package nonisolated struct StringTableName: Hashable, Sendable {
    /// What the table's files are called, without their ending.
    package var name: String
    /// The folder of the bundle that holds the table; nothing for the catalogue's own.
    package var bundleFolder: String?

    init(_ name: String? = nil, in bundle: Bundle? = nil) {
        self.name = name ?? "Localizable"
        self.bundleFolder = bundle == .main ? nil : bundle?.resourceURL?.path
    }
}
