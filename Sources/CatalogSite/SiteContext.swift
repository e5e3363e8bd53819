package import CatalogKit
package import SnapshotHistory
package import VitrineTokenReading

/// The information that a site shows beside a catalogue's pictures.
package struct SiteContext: Sendable {
    /// The catalogue's name.
    package var name: String
    package var settings = SiteSettings()
    /// The design tokens in the contexts that are shown; none where there are no tokens.
    package var themes: [TokenTheme] = []
    /// The tokens of type at each text size, token by token.
    package var specimens: [TypeSpecimen] = []
    /// Nothing where the references are in no repository.
    package var history: ReferenceHistory?
    /// Gives a file that the settings name; nothing where there is none.
    package var file: @Sendable (_ path: String) throws -> [UInt8]?

    package init(name: String, file: @escaping @Sendable (_ path: String) throws -> [UInt8]? = { _ in nil }) {
        self.name = name
        self.file = file
    }
}
